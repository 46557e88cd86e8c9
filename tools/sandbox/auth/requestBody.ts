import * as v from 'valibot';
import { badRequest } from './apiError.ts';

/** An optional text; GoTrue treats a missing one as empty. */
const text = v.pipe(v.nullish(v.string(), ''), v.string());
const metadata = v.nullish(v.record(v.string(), v.unknown()));
const challenge = { code_challenge: text, code_challenge_method: text };

/** The bodies of requests. Unknown fields are ignored, as in GoTrue. */
export const requestBodies = {
  signUp: v.object({ email: text, phone: text, password: text, data: metadata, ...challenge }),
  password: v.object({ email: text, phone: text, password: text }),
  refresh: v.object({ refresh_token: text }),
  pkce: v.object({ auth_code: text, code_verifier: text }),
  recover: v.object({ email: text, ...challenge }),
  resend: v.object({ type: text, email: text, phone: text, ...challenge }),
  verify: v.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text }),
  userUpdate: v.object({
    email: text,
    phone: text,
    password: v.nullish(v.string()),
    data: metadata,
    app_metadata: metadata,
  }),
  adminUpdate: v.object({ ban_duration: text, app_metadata: metadata }),
  enrolment: v.object({ friendly_name: text, factor_type: text, issuer: text, phone: text }),
  recoveryCodes: v.object({ friendly_name: text }),
  recoveryCode: v.object({ code: text }),
  challenge: v.object({ channel: text }),
  factorCode: v.object({ challenge_id: v.pipe(v.nullish(v.pipe(v.string(), v.uuid()), ''), v.string()), code: text }),
};

/**
 * Parses the body of a request.
 * @throws ApiError if it is not JSON, or a field has the wrong type.
 */
export function readBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const prefix = 'Could not parse request body as JSON:';
  const raw = Buffer.isBuffer(body) ? body.toString() : '';
  if (raw === '') throw badRequest('bad_json', `${prefix} unexpected end of JSON input`);
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch (error) {
    throw badRequest('bad_json', `${prefix} ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw badRequest('bad_json', `${prefix} ${result.issues.map(({ message }) => message).join(', ')}`);
}
