import type { ReactElement } from 'react';
import { hi } from '../../languages/hi.ts';
import { Texts } from '../../texts/texts.ts';
import { CalculatorPage } from '../tax-calculator/CalculatorPage.tsx';

/** The income tax calculator in Hindi. */
export function TaxCalculatorHi(): ReactElement {
  return (
    <Texts texts={hi}>
      <CalculatorPage />
    </Texts>
  );
}
