import * as v from 'valibot';
import { Refusal, type RefusalCode } from '@artha/core/refusal';
import { describeStoreFailure } from '@artha/object-storage/describeStoreFailure';
import type { CountedOutcome } from './releaseMetrics.ts';

/** How the service answers a request that it does not carry out. */
export interface Failure {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: { readonly code: string; readonly reason: string; readonly remedy: string };
  readonly outcome: CountedOutcome;
}

/** The status of refusals other than 422. */
const statusByCode = new Map<RefusalCode, number>([
  ['RE-15', 503],
  ['RE-20', 403],
  ['RE-21', 403],
  ['RE-25', 403],
  ['RE-26', 403],
  ['RE-27', 403],
  ['RE-23', 409],
  ['RE-24', 409],
]);

/** An error of the HTTP server, such as a body that is too large. */
const requestFaultSchema = v.object({
  statusCode: v.pipe(v.number(), v.maxValue(499)),
  message: v.string(),
});

/** Describes a refusal, a faulty request, a failure of the store, or any other error. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof Refusal) {
    const { code, reason, remedy } = error;
    const status = statusByCode.get(code) ?? 422;
    return { status, headers: {}, answer: { code, reason, remedy }, outcome: ['refused', code] };
  }
  if (v.is(requestFaultSchema, error)) {
    const answer = { code: 'HTTP', reason: error.message, remedy: '' };
    return { status: error.statusCode, headers: {}, answer, outcome: ['refused', 'HTTP'] };
  }
  const reason = describeStoreFailure(error);
  if (reason !== undefined) {
    const remedy = 'Visitors keep what they had. Tell the site’s operator, and try again.';
    const answer = { code: 'HTTP', reason, remedy };
    return { status: 503, headers: { 'Retry-After': '30' }, answer, outcome: ['failed', 'store'] };
  }
  const remedy = 'Try again; the service’s log has the reason.';
  const answer = { code: 'HTTP', reason: 'The service failed.', remedy };
  return { status: 500, headers: {}, answer, outcome: ['failed', 'HTTP'] };
}
