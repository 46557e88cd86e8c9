import { sumErrors, type ErrorSums } from '@artha/shared/contract';
import type { ReleaseVitals } from './readVitals.ts';

/** The visits of a release, and the errors that visitors met. */
export interface ReleaseCounts extends ErrorSums {
  readonly visits: number;
}

/** Sums up what was counted of a release; zeros if nothing was. */
export function countsOf(counted: ReleaseVitals | undefined): ReleaseCounts {
  return { visits: counted?.views ?? 0, ...sumErrors(counted?.errors ?? {}) };
}

/** A release of a comparison. */
export interface ComparedRelease {
  readonly version: string;
  /** The counts of the release; undefined if nothing was counted. */
  readonly counted: ReleaseVitals | undefined;
}

/** `12 (0.6 %)`: a number of events, and how many there are in a hundred visits. */
function describeShare(events: number, visits: number): string {
  return visits === 0 ? String(events) : `${events} (${((100 * events) / visits).toFixed(1)} %)`;
}

/** `412 · 566 · 790 ms`: the quartiles of a vital. */
function describeQuartiles(counted: ReleaseVitals | undefined, metric: 'LCP' | 'INP' | 'CLS'): string {
  const found = counted?.vitals[metric];
  if (!found) return '–';
  const digits = metric === 'CLS' ? 3 : 0;
  const values = [found.p25, found.p50, found.p75].map((value) => value.toFixed(digits)).join(' · ');
  return metric === 'CLS' ? values : `${values} ms`;
}

function describeRelease({ counted }: ComparedRelease): Record<string, string> {
  const { visits, errors, failures, frozen } = countsOf(counted);
  return {
    visits: String(visits),
    errors: describeShare(errors, visits),
    'loading failures': describeShare(failures, visits),
    'frozen pages': describeShare(frozen, visits),
    'LCP, quartiles': describeQuartiles(counted, 'LCP'),
    'INP, quartiles': describeQuartiles(counted, 'INP'),
    'CLS, quartiles': describeQuartiles(counted, 'CLS'),
  };
}

/** Compares the counts of the live release with those of the one before it, a row for each measure. */
export function compareReleases(
  live: ComparedRelease,
  before: ComparedRelease | undefined,
): Record<string, Record<string, string>> {
  const [now, then] = [describeRelease(live), before && describeRelease(before)];
  return Object.fromEntries(
    Object.entries(now).map(([measure, value]) => [
      measure,
      { [`${live.version} (live)`]: value, ...(before && { [`${before.version} (before)`]: then?.[measure] ?? '' }) },
    ]),
  );
}
