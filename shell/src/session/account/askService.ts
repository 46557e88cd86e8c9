import { toAccountError, unreachable } from './accountError.ts';
import { inTime } from '../renewal/inTime.ts';

/** An answer of the client library, which does not throw what the service refuses. */
interface Answer {
  readonly data: unknown;
  readonly error: unknown;
}
type Success<A extends Answer> = Extract<A, { error: null }>;

function isSuccess<A extends Answer>(answer: A): answer is Success<A> {
  return answer.error === null;
}

/** Waits for the answer of the service. @throws AccountError for a refusal, an error or a timeout. */
export async function ask<A extends Answer>(answer: Promise<A>): Promise<Success<A>['data']> {
  const result = await inTime(answer).catch((error: unknown) => {
    throw toAccountError(error);
  });
  if (!result) throw unreachable();
  if (!isSuccess(result)) throw toAccountError(result.error);
  return result.data;
}
