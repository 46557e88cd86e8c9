import * as v from 'valibot';

const refusalSchema = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  error_code: v.optional(v.string()),
  msg: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** Why the service refused a request that the client library did not send. */
export async function readRefusal(response: Response): Promise<{ code: string | undefined; message: string }> {
  const { code, error_code, msg, message } = v.parse(v.fallback(refusalSchema, {}), await response.json());
  return { code: error_code ?? code, message: msg ?? message ?? 'The sign-in service refused.' };
}
