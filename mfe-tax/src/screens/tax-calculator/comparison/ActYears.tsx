import { useId, type ReactElement } from 'react';
import { Apart } from './ActYears.styles.ts';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import { YearsTable } from './YearsTable.tsx';

/** The tax of the same figures by the Act, year by year; an estimate, and marked apart from the standard comparison. */
export function ActYears({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  return (
    <Apart aria-labelledby={headingId}>
      <h2 id={headingId}>Year by year, by the Income-tax Act</h2>
      <p>A separate estimate: it includes the rules that are left out above, and rounds as the Act says.</p>
      <YearsTable figures={calculator.figures} />
      <p>
        <CalculatorLink calculator={calculator} step="estimate">
          Open the detailed estimate
        </CalculatorLink>{' '}
        to add your age, rent, NPS and home loan.
      </p>
    </Apart>
  );
}
