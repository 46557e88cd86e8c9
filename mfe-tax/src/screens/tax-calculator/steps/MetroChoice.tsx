import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { EstimateHint } from './EstimateHint.tsx';
import { QuestionHint } from './MetroChoice.styles.ts';
import type { Calculator } from '../inputs/useCalculator.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Asks whether the person lives in a metro city, on which only the exemption of house rent allowance depends. */
export function MetroChoice({ calculator }: { readonly calculator: Calculator }): ReactElement {
  return (
    <Segmented
      inline
      legend={
        <>
          Do you live in a metro city?
          <QuestionHint>
            <EstimateHint calculator={calculator} />
          </QuestionHint>
        </>
      }
      options={answers}
      value={calculator.figures.choices.metroCity ?? 'no'}
      onChange={(metroCity) => {
        calculator.choose({ metroCity });
      }}
    />
  );
}
