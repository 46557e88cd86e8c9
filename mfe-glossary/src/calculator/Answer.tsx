import { formatRupeesAndPaise, numberFormat } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { Result } from '../domain/calculators/calculator.ts';
import { Answers } from './Calculator.styles.ts';

const twoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Properties of `Answer`. */
export interface AnswerProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly results: readonly (Pick<Result<string>, 'unit' | 'value'> & { readonly name: string })[];
}

/** The results of a calculator, the one that was asked for first. Screen readers announce them when they change. */
export function Answer({ label, results }: AnswerProps): ReactElement {
  return (
    <div role="status" aria-label={label}>
      <Answers>
        {results.map(({ name, unit, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{unit === 'rupees' ? formatRupeesAndPaise(value) : `${twoDecimals(value)}%`}</dd>
          </div>
        ))}
      </Answers>
    </div>
  );
}
