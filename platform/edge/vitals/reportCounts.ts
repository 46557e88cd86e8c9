import { COUNTS_ROUTE } from '@artha/service/rolloutSchemas';
import { signCounts } from '@artha/core/countsReport';
import type { Signer } from '@artha/core/signer';
import type { VisitCounter } from './VisitCounter.ts';

/** Reports the counts of visits to the release service. */
export interface CountsReporter {
  /** Reports what is new. */
  readonly report: () => Promise<void>;
}

const TIMEOUT_MS = 5000;

/**
 * Reports the counts of an edge, signed with its key. Each report has all counts since the edge started, so that one that is
 * lost, or arrives twice, changes nothing.
 * @param onFailure learns why a report did not arrive, once until the next one arrives.
 */
export function reportCounts(
  counter: VisitCounter,
  {
    url,
    signer,
    onFailure,
  }: { readonly url: string; readonly signer: Signer; readonly onFailure: (why: string) => void },
): CountsReporter {
  let isFailing = false;
  const fail = (why: string) => {
    counter.repeat();
    if (!isFailing) onFailure(why);
    isFailing = true;
  };
  return {
    report: async () => {
      const report = counter.takeReport();
      if (!report) return;
      try {
        const response = await fetch(`${url}${COUNTS_ROUTE}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(signCounts(report, signer)),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        if (response.ok) isFailing = false;
        else fail(`the release service answered ${String(response.status)}`);
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
