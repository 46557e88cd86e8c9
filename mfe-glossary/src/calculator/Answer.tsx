import { formatRupeesAndPaise, numberFormat } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { Result } from '../domain/calculators/calculator.ts';
import { Answers } from './Calculator.styles.ts';

type Value = Pick<Result<string>, 'unit' | 'value'>;

const twoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Properties of `Answer`. */
export interface AnswerProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly results: readonly (Value & { readonly name: string })[];
  readonly months: (count: number) => string;
}

function printValue({ unit, value }: Value, months: (count: number) => string): string {
  if (unit === 'months') return months(value);
  return unit === 'rupees' ? formatRupeesAndPaise(value) : `${twoDecimals(value)}%`;
}

/** The results of a calculator, the one that was asked for first. Screen readers announce them when they change. */
export function Answer({ label, results, months }: AnswerProps): ReactElement {
  return (
    <div role="status" aria-label={label}>
      <Answers>
        {results.map(({ name, ...value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{printValue(value, months)}</dd>
          </div>
        ))}
      </Answers>
    </div>
  );
}
