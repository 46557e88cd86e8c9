import * as v from 'valibot';
import type { SiteConfig } from '@artha/shared/config';

/** GoTrue: `Settings` of `internal/api/settings.go`. */
const settingsSchema = v.object({
  external: v.object({ email: v.boolean(), google: v.boolean() }),
  disable_signup: v.boolean(),
});
const discoverySchema = v.object({ issuer: v.string() });
const keysSchema = v.object({ keys: v.array(v.unknown()) });

const ANSWER_MS = 5000;

async function read<T>(address: string, key: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const headers: Record<string, string> = key ? { apikey: key } : {};
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => {
    throw new Error(
      `The sign-in service does not answer at ${address}: no one can sign in. Start it, or correct its address.`,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  const { success, output } = v.safeParse(schema, body);
  if (response.ok && success) return output;
  throw new Error(
    `${address} answers ${String(response.status)}, not as Supabase Auth does. Correct the address, or the key ARTHA_AUTH_PUBLISHABLE_KEY.`,
  );
}

interface FoundInService {
  readonly google: boolean;
  readonly problems: readonly string[];
}

type Fault = readonly [isSo: boolean, problem: string];

/** A sentence for each thing that an operator must know of a service: the setting, its effect, and what to do. */
async function findProblems(address: string, { origin, auth }: SiteConfig): Promise<FoundInService> {
  const key = auth?.publishableKey ?? '';
  const { external, disable_signup } = await read(`${address}/settings`, key, settingsSchema);
  const { issuer } = await read(`${address}/.well-known/openid-configuration`, key, discoverySchema);
  const { keys } = await read(`${address}/.well-known/jwks.json`, key, keysSchema);
  const publicAddress = new URL(auth?.url ?? '', origin).href;
  const faults: readonly Fault[] = [
    [disable_signup, 'GOTRUE_DISABLE_SIGNUP is true: no one can create an account.'],
    [!external.email, 'GOTRUE_EXTERNAL_EMAIL_ENABLED is false: no one can sign up or in with e-mail and password.'],
    [
      !external.google && auth?.google === true,
      'GOTRUE_EXTERNAL_GOOGLE_ENABLED is not true, but ARTHA_AUTH_GOOGLE is: “Continue with Google” fails.',
    ],
    [
      !external.google && auth?.google === undefined,
      'GOTRUE_EXTERNAL_GOOGLE_ENABLED is not true: pages do not offer “Continue with Google”.',
    ],
    [
      issuer === '',
      `GOTRUE_JWT_ISSUER is empty: only the signature of a token proves its origin. Set it to ${publicAddress}.`,
    ],
    [
      keys.length === 0,
      'GOTRUE_JWT_KEYS has no public key: each page asks the service to verify a token. Set it to a private key (ES256) as a JWK.',
    ],
  ];
  return { google: external.google, problems: faults.flatMap(([isSo, problem]) => (isSo ? [problem] : [])) };
}

/** A site's configuration with what its authentication service says, and sentences for the operator. */
export interface AuthServerCheck {
  readonly config: SiteConfig;
  /** The setting, its effect, and what to do. */
  readonly problems: readonly string[];
}

/**
 * Asks the authentication service of a site for its settings, its discovery document and its keys, and decides whether
 * pages offer Google. Settings that the service tells no one (the paths of links in e-mails, the reuse interval) are in
 * docs/accounts.md.
 * @param upstream the service's own address if the site passes requests on to it.
 */
export async function checkAuthServer(config: SiteConfig, upstream?: string): Promise<AuthServerCheck> {
  const { auth } = config;
  const address = upstream ?? (auth && URL.canParse(auth.url) ? auth.url : undefined);
  if (!auth || address === undefined) return { config, problems: [] };
  try {
    const { google, problems } = await findProblems(address, config);
    return { config: google ? config : { ...config, auth: { ...auth, google: auth.google ?? false } }, problems };
  } catch (error) {
    return { config, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
