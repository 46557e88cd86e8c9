import type { VitalsReport } from '@artha/shared/contract';
import { ERRORS_ROUTE } from '../release/errorsSchema.ts';

/** The most reports that are on their way to the release service at once; others are dropped. */
const MAX_PASSED_ON = 20;
const PASS_ON_MS = 5000;

/**
 * Passes on where errors were thrown, and nothing of the request that said so. Failures lose the report.
 * @param releaseServiceUrl where they are passed on to.
 */
export function passErrorsOn(releaseServiceUrl: string): (report: Pick<VitalsReport, 'thrown'>) => void {
  let running = 0;
  return ({ thrown = [] }) => {
    if (thrown.length === 0 || running >= MAX_PASSED_ON) return;
    running += 1;
    fetch(`${releaseServiceUrl}${ERRORS_ROUTE}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ thrown }),
      signal: AbortSignal.timeout(PASS_ON_MS),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
      });
  };
}
