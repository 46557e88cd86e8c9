import type { SessionAnswer } from './sessions.ts';

const errors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** The word of OAuth 2 for a status; `server_error` for all others. */
export const errorOfStatus = (status: number): string => errors[status] ?? 'server_error';

/** Entries as Go writes them: in the order of their names. */
function encode(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}

/** An address with more entries in its query, and others behind its hash. */
export function withQuery(
  address: string,
  query: Readonly<Record<string, string>>,
  hash: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.sort();
  url.hash = encode(new URLSearchParams(hash));
  return url.toString();
}

/** An address with tokens behind its hash: how the implicit flow ends. */
export function withSession(address: string, session: SessionAnswer, rest: Readonly<Record<string, string>>): string {
  return withQuery(
    address,
    {},
    {
      ...rest,
      access_token: session.access_token,
      token_type: session.token_type,
      expires_in: String(session.expires_in),
      expires_at: String(session.expires_at),
      refresh_token: session.refresh_token,
      sb: '',
    },
  );
}
