/** Codes of what did not load (docs/failures.md). */
const loadingFailures = ['AR-101', 'AR-102', 'AR-103', 'AR-104', 'AR-105', 'AR-107', 'AR-108'];
/** Code of a page that froze or crashed. */
const FROZEN = 'AR-110';

/** The errors that visitors met in a release, by kind. */
export interface ErrorSums {
  readonly errors: number;
  /** Parts that did not load. */
  readonly failures: number;
  /** Pages that froze or crashed. */
  readonly frozen: number;
}

/** Sums up the errors of a release by kind. @param counts the number of each code. */
export function sumErrors(counts: Readonly<Record<string, number>>): ErrorSums {
  const sumOf = (isMeant: (code: string) => boolean) =>
    Object.entries(counts).reduce((sum, [code, count]) => (isMeant(code) ? sum + count : sum), 0);
  return {
    errors: sumOf((code) => code !== FROZEN && !loadingFailures.includes(code)),
    failures: sumOf((code) => loadingFailures.includes(code)),
    frozen: sumOf((code) => code === FROZEN),
  };
}
