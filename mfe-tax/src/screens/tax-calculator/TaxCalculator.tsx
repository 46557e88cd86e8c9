import type { ReactElement } from 'react';
import { en } from '../../languages/en.ts';
import { Texts } from '../../texts/texts.ts';
import { CalculatorPage } from './CalculatorPage.tsx';

/** The income tax calculator. */
export function TaxCalculator(): ReactElement {
  return (
    <Texts texts={en}>
      <CalculatorPage />
    </Texts>
  );
}
