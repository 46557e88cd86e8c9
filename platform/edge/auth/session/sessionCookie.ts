import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { HeldSession } from './heldSession.ts';
import { seal, unseal } from './seal.ts';

/** Only the host itself sets a cookie of this name, over HTTPS: no subdomain does, and, in Chromium, no script. */
const NAME = '__Host-Http-artha-session';
const RULES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** For a browser that accepts no secure cookie over HTTP, which only a site on the own machine uses. */
const INSECURE_NAME = 'artha-session';
const INSECURE_RULES = 'Path=/; HttpOnly; SameSite=Lax';

/** Browsers keep 4,096 bytes of a cookie with its name and rules (RFC 6265, section 6.1). */
const PART_LENGTH = 3800;
/** The longest that browsers keep a cookie: 400 days. */
const REMEMBERED_S = 400 * 24 * 3600;

const sealedText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    isRemembered: v.boolean(),
    provedAtS: v.optional(v.number()),
  }),
);

/** The parts of a request that decide about the cookie of a browser. */
export interface CookieRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly headers: Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>;
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Chromium and Firefox accept secure cookies of this machine over HTTP, WebKit does not. */
function needsInsecure({ protocol, hostname, headers }: CookieRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  // The framework knows no protocol any more once the request is read, unless a proxy named it.
  return protocol !== 'https' && isLoopback(hostname) && agent.includes('AppleWebKit') && !/Chrom(e|ium)\//.test(agent);
}

const settingsFor = (request: CookieRequest) =>
  needsInsecure(request) ? { name: INSECURE_NAME, rules: INSECURE_RULES } : { name: NAME, rules: RULES };

const partName = (name: string, index: number): string => (index === 0 ? name : `${name}-${String(index + 1)}`);

/** The parts of the cookie that a browser sent. */
function readParts(request: CookieRequest): readonly string[] {
  const { name } = settingsFor(request);
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2));
  const values = new Map(pairs.map(([one = '', value = '']) => [one, value]));
  const parts: string[] = [];
  for (;;) {
    const part = values.get(partName(name, parts.length));
    if (part === undefined) return parts;
    parts.push(part);
  }
}

/** The session that the edge holds for a browser; undefined if there is none, or if another key has sealed it. */
export function readSessionCookie(request: CookieRequest, key: Uint8Array): HeldSession | undefined {
  const parts = readParts(request);
  const text = parts.length === 0 ? undefined : unseal(key, parts.join(''));
  if (text === undefined) return undefined;
  const result = v.safeParse(sealedText, text);
  return result.success ? result.output : undefined;
}

/** The headers `Set-Cookie` that give a session to a browser; they end the parts of a longer one. */
export function setSessionCookie(request: CookieRequest, key: Uint8Array, session: HeldSession): readonly string[] {
  const { name, rules } = settingsFor(request);
  const parts = seal(key, JSON.stringify(session)).match(new RegExp(`.{1,${String(PART_LENGTH)}}`, 'g')) ?? [];
  const life = session.isRemembered ? `; Max-Age=${String(REMEMBERED_S)}` : '';
  const ended = readParts(request).slice(parts.length);
  return [
    ...parts.map((part, index) => `${partName(name, index)}=${part}; ${rules}${life}`),
    ...ended.map((_, index) => `${partName(name, parts.length + index)}=; ${rules}; Max-Age=0`),
  ];
}

/** The headers `Set-Cookie` that take the session of a browser away; none if it has none. */
export function endSessionCookie(request: CookieRequest): readonly string[] {
  const { name, rules } = settingsFor(request);
  return readParts(request).map((_, index) => `${partName(name, index)}=; ${rules}; Max-Age=0`);
}
