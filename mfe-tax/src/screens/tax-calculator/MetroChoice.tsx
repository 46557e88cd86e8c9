import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { QuestionHint } from './MetroChoice.styles.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export interface MetroChoiceProps {
  readonly metroCity: boolean;
  readonly onChange: (metroCity: boolean) => void;
}

/** Asks whether the person lives in a metro city, on which only the exemption of house rent allowance depends. */
export function MetroChoice({ metroCity, onChange }: MetroChoiceProps): ReactElement {
  return (
    <Segmented
      inline
      legend={
        <>
          Do you live in a metro city?
          <QuestionHint>Not used in this comparison: HRA exemption is not worked out.</QuestionHint>
        </>
      }
      options={answers}
      value={metroCity ? 'yes' : 'no'}
      onChange={(answer) => {
        onChange(answer === 'yes');
      }}
    />
  );
}
