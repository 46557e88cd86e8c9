import type { ReactElement } from 'react';
import { Outcome } from './SearchOutcome.styles.ts';

/** Properties of `SearchOutcome`. */
export interface SearchOutcomeProps {
  /** The trimmed words of the search; empty when the full list shows. */
  readonly wanted: string;
  /** How many terms resemble them. */
  readonly count: number;
}

/** Announces the result of a search. The live region stays in the page while it is empty. */
export function SearchOutcome({ wanted, count }: SearchOutcomeProps): ReactElement {
  return (
    <Outcome role="status">
      {wanted !== '' && count === 0 && (
        <>
          <h2>No term matches “{wanted}”.</h2>
          <p>Try fewer letters, or the full name instead of the short one.</p>
        </>
      )}
      {wanted !== '' && count > 0 && (
        <p>
          {count === 1 ? '1 term matches' : `${String(count)} terms match`} “{wanted}”{count > 1 && ', closest first'}.
        </p>
      )}
    </Outcome>
  );
}
