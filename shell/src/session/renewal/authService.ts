import * as v from 'valibot';
import { AuthClient } from '@supabase/supabase-js';
import type { SiteConfig } from '@artha/shared/config';
import { fetchInTime } from './inTime.ts';
import { renewInTurn, type Renewal } from './renewInTurn.ts';
import { SESSION_KEY } from '../storage/sessionKey.ts';
import type { TokenStorage } from '../storage/tokenStorage.ts';

/** The client library, of which this site bundles the part for authentication alone. */
export type AuthServiceClient = InstanceType<typeof AuthClient>;
type AuthConfig = NonNullable<SiteConfig['auth']>;

/** The authentication service of the site: the client library's view of it, and what the library does not ask. */
export interface AuthService {
  readonly client: AuthServiceClient;
  /**
   * The issuer of its tokens, by its own discovery (OpenID Connect Discovery 1.0); asked once a page.
   * @returns empty if the service names none, undefined if it has no discovery. Rejects if it does not answer.
   */
  readonly readIssuer: () => Promise<string | undefined>;
  /** Sends what the client library has no method for. */
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: object,
  ) => Promise<Response>;
  readonly onRenewed: Renewal['onRenewed'];
}

const discoverySchema = v.object({ issuer: v.string() });
const NOT_FOUND = 404;

/** Connects to the configured service; from then on the client keeps what is stored fresh. */
export function connectAuthService({ url, publishableKey }: AuthConfig, storage: TokenStorage): AuthService {
  const address = new URL(url, location.origin).href;
  const headers: Record<string, string> = publishableKey ? { apikey: publishableKey } : {};
  const { fetch, onRenewed } = renewInTurn(storage);
  const client = new AuthClient({
    url: address,
    headers,
    storage,
    storageKey: SESSION_KEY,
    flowType: 'pkce',
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch,
  });

  const discover = async () => {
    const response = await fetchInTime(`${address}/.well-known/openid-configuration`, { headers });
    if (response.status === NOT_FOUND) return undefined;
    return v.parse(discoverySchema, await response.json()).issuer;
  };
  let issuer: Promise<string | undefined> | undefined;
  const readIssuer = () => {
    issuer ??= discover();
    issuer.catch(() => {
      issuer = undefined;
    });
    return issuer;
  };
  const send: AuthService['send'] = (method, path, more, body) =>
    fetch(address + path, {
      method,
      headers: { ...headers, ...more, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { client, readIssuer, send, onRenewed };
}
