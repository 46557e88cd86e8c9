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

/** Asks for the city, which matters to house rent allowance only. */
export function MetroChoice({ metroCity, onChange }: MetroChoiceProps): ReactElement {
  return (
    <Segmented
      inline
      legend={
        <>
          Do you live in a metro city?
          <QuestionHint>Does not change the standard result.</QuestionHint>
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
