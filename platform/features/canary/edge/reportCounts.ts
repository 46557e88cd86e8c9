import { COUNTS_ROUTE } from '../release/rolloutSchemas.ts';
import { signCounts } from '../release/countsReport.ts';
import type { Log } from '@artha/observability';
import type { Signer } from '@artha/core/signer';
import type { VisitCounter } from './VisitCounter.ts';

const TIMEOUT_MS = 5000;

/**
 * Reports the counts of an edge, signed with its key. Each report has all counts since the edge started, so that one that is
 * lost, or arrives twice, changes nothing.
 * @param log says why a report did not arrive, once until the next one arrives.
 * @returns a function that reports what is new.
 */
export function reportCounts(counter: VisitCounter, url: string, signer: Signer, log: Log): () => Promise<void> {
  let isFailing = false;
  const fail = (why: string) => {
    counter.repeat();
    if (!isFailing) log({ level: 'error', message: `Counts of visits did not reach the release service: ${why}` });
    isFailing = true;
  };
  return async () => {
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
  };
}
