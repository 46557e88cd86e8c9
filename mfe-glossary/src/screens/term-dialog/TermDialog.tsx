import type { ReactElement } from 'react';
import { OneTermDialog, type TermDialogProps } from '../../term/OneTermDialog.tsx';
import { en } from '../../languages/en.ts';
import { calculators } from '../../languages/enCalculators.ts';
import { Texts } from '../../texts/texts.ts';

/** The definition of one term, over any page. */
export function TermDialog(props: TermDialogProps): ReactElement {
  return (
    <Texts texts={en}>
      <OneTermDialog {...props} calculators={calculators} />
    </Texts>
  );
}
