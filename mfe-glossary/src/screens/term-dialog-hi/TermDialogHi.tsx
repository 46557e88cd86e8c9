import { loadLanguageFont } from '@artha/shared';
import type { ReactElement } from 'react';
import { OneTermDialog, type TermDialogProps } from '../../term/OneTermDialog.tsx';
import { hi } from '../../languages/hi.ts';
import { calculators } from '../../languages/hiCalculators.ts';
import { Texts } from '../../texts/texts.ts';

loadLanguageFont();

/** The definition of one term, over any page, in Hindi. */
export function TermDialogHi(props: TermDialogProps): ReactElement {
  return (
    <Texts texts={hi}>
      <OneTermDialog {...props} calculators={calculators} />
    </Texts>
  );
}
