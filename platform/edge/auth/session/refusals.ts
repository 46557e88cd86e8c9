import type { FastifyReply } from 'fastify';

/** An answer of the edge in the format of Supabase Auth. */
export interface AuthRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly code: string; readonly message: string };
}

const refusal = (status: number, code: string, message: string): AuthRefusal => ({
  status,
  // Since this version of the service, its client finds the code in the body.
  headers: { 'Cache-Control': 'no-store', 'X-Supabase-Api-Version': '2024-01-01' },
  body: { code, message },
});

/** Answers a request with a refusal. */
export function refuse(reply: FastifyReply, { status, headers, body }: AuthRefusal): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** Why the edge sends a request no further. */
export const refusals = {
  noSession: refusal(401, 'no_authorization', 'There is no session for this request. Please sign in.'),
  noPage: refusal(403, 'page_not_confirmed', 'Only a page of the account may do this. Load the page again.'),
  badBody: refusal(400, 'bad_json', 'Send the fields as JSON, under their own names.'),
  tooManyGuesses: refusal(429, 'over_request_rate_limit', 'Too many wrong attempts.'),
  noSecondFactor: refusal(403, 'insufficient_aal', 'Enter your second factor first.'),
  unreachable: refusal(503, 'unexpected_failure', 'The authentication service cannot be reached. Please try again.'),
  notRecent: refusal(403, 'reauthentication_needed', 'Sign in again first: it has been more than five minutes.'),
} as const;
