import type { ReactElement } from 'react';
import { en } from '../../languages/en.ts';
import { Texts } from '../../languages/screenTexts.tsx';
import { CategorizerOfPage } from './Categorizer.tsx';

/** Bank statement converter and categorizer. */
export function TransactionCategorizer(): ReactElement {
  return (
    <Texts texts={en}>
      <CategorizerOfPage />
    </Texts>
  );
}
