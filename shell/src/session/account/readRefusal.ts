import { unreachable } from './accountError.ts';
import * as v from 'valibot';

const refusalSchema = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  error_code: v.optional(v.string()),
  msg: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** Why the service refused a request. */
interface ServiceRefusal {
  readonly code: string | undefined;
  readonly message: string;
  readonly status: number;
}

/**
 * Waits for the answer to a request that the client library did not send.
 * @returns why the service refused it; undefined if it did not.
 * @throws AccountError if the service does not answer or fails.
 */
export async function readRefusal(asking: Promise<Response>): Promise<ServiceRefusal | undefined> {
  const response = await asking.catch(() => {
    throw unreachable();
  });
  const { status } = response;
  if (status >= 500) throw unreachable();
  if (status < 400) return undefined;
  const { code, error_code, msg, message } = v.parse(v.fallback(refusalSchema, {}), await response.json());
  return { code: error_code ?? code, message: msg ?? message ?? 'The sign-in service refused.', status };
}
