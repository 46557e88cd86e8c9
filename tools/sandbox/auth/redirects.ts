import type { SessionAnswer } from './sessions.ts';

const errors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** The OAuth 2 error code for a status; `server_error` for all others. */
export const errorOfStatus = (status: number): string => errors[status] ?? 'server_error';

/** Parameters sorted by name, as Go writes them. */
function encode(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}

/** Adds parameters to the query and to the fragment of an address. */
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

/** Adds tokens to the fragment of an address, as the implicit flow does. */
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
