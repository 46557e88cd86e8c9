import { useId, type ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Apart } from './ActYears.styles.ts';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import { YearsTable } from './YearsTable.tsx';

/** The tax of the same figures by the Act, year by year; an estimate, and marked apart from the standard comparison. */
export function ActYears({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  const texts = useResultTexts();
  return (
    <Apart aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.byAct}</h2>
      <p>{texts.byActLead}</p>
      <YearsTable figures={calculator.figures} />
      <p>
        {texts.byActLink((words) => (
          <CalculatorLink calculator={calculator} step="estimate">
            {words}
          </CalculatorLink>
        ))}
      </p>
    </Apart>
  );
}
