import type { ReactElement } from 'react';
import { TermPage } from '../../term/TermPage.tsx';
import { hi } from '../../languages/hi.ts';
import { calculators } from '../../languages/hiCalculators.ts';
import { Texts } from '../../texts/texts.ts';

/** The page of one term in Hindi. */
export function TermHi(): ReactElement {
  return (
    <Texts texts={hi}>
      <TermPage calculators={calculators} />
    </Texts>
  );
}
