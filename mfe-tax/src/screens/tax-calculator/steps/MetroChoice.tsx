import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { EstimateHint } from './EstimateHint.tsx';
import { QuestionHint } from './MetroChoice.styles.ts';
import type { Calculator } from '../inputs/useCalculator.ts';

/** Asks whether the person lives in a metro city, on which only the exemption of house rent allowance depends. */
export function MetroChoice({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const { metroCity, yes, no } = useTexts();
  return (
    <Segmented
      inline
      legend={
        <>
          {metroCity}
          <QuestionHint>
            <EstimateHint calculator={calculator} says="estimateHint" />
          </QuestionHint>
        </>
      }
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={calculator.figures.choices.metroCity ?? 'no'}
      onChange={(answer) => {
        calculator.choose({ metroCity: answer });
      }}
    />
  );
}
