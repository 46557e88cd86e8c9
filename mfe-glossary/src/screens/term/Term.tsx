import type { ReactElement } from 'react';
import { TermPage } from '../../term/TermPage.tsx';
import { en } from '../../languages/en.ts';
import { calculators } from '../../languages/enCalculators.ts';
import { Texts } from '../../texts/texts.ts';

/** The page of one term. */
export function Term(): ReactElement {
  return (
    <Texts texts={en}>
      <TermPage calculators={calculators} />
    </Texts>
  );
}
