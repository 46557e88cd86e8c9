import type { ReactElement } from 'react';
import { hi } from '../../languages/hi.ts';
import { Texts } from '../../languages/screenTexts.tsx';
import { CategorizerOfPage } from '../transaction-categorizer/Categorizer.tsx';

/** Bank statement converter and categorizer in Hindi. */
export function TransactionCategorizerHi(): ReactElement {
  return (
    <Texts texts={hi}>
      <CategorizerOfPage />
    </Texts>
  );
}
