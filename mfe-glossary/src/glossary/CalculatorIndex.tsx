import { Link } from '@artha/shared';
import type { ReactElement } from 'react';
import { calculatorTerms } from '../domain/calculators/calculatorTerms.ts';
import { useTexts } from '../texts/texts.ts';
import { Calculators } from './CalculatorIndex.styles.ts';

/** The calculators by their names: each is on the page of its term, whose address keeps the figures. */
export function CalculatorIndex(): ReactElement {
  const { calculators, calculatorOf, names, path } = useTexts();
  return (
    <Calculators aria-labelledby="calculators">
      <h2 id="calculators">{calculators}</h2>
      {calculatorTerms.map((id) => (
        <Link key={id} to={`${path}/${id}`}>
          {calculatorOf(names[id] ?? id)}
        </Link>
      ))}
    </Calculators>
  );
}
