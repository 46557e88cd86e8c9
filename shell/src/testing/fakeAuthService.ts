import { webcrypto } from 'node:crypto';

/** A request to the service, such as `POST /token?grant_type=password`, with its body. */
interface ServiceRequest {
  readonly name: string;
  readonly body: unknown;
  readonly bearer: string | undefined;
}

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
}

type Answer = (request: ServiceRequest) => Reply | Promise<Reply>;

const SECONDS_OF_A_TOKEN = 3600;
const ISSUER = 'https://artha.example/auth/v1';

/** A person as the service describes them. */
export const samplePerson = {
  id: '7d3ae0b4-0000-4000-8000-000000000001',
  email: 'asha@example.in',
  user_metadata: { full_name: 'Asha Rao' },
  factors: [],
};

const inBase64Url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The JSON body of the request; undefined if there is none. */
function readJson(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

/** A refusal as the service words it. */
export const refusal = (status: number, code: string, message = code): Reply => ({ status, body: { code, message } });

/** As much of a `Response` as the client library reads; jsdom has none. */
function createAnswer(body: unknown, status = 200): object {
  return {
    ok: status < 400,
    status,
    headers: new Map([['X-Supabase-Api-Version', '2024-01-01']]),
    json: () => Promise.resolve(JSON.parse(JSON.stringify(body))),
    clone: () => createAnswer(body, status),
  };
}

/** A replacement for the global `Response`. */
export const FakeResponse = { json: (body: unknown) => createAnswer(body) };

/** Creates keys, and signs tokens with them. */
async function createTokenIssuer() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const publicKey = { ...(await webcrypto.subtle.exportKey('jwk', keys.publicKey)), kid: 'key-1', alg: 'ES256' };

  const issueToken = async (claims: object = {}, header: object = {}): Promise<string> => {
    const issued = {
      iss: ISSUER,
      aud: 'authenticated',
      sub: samplePerson.id,
      email: samplePerson.email,
      user_metadata: samplePerson.user_metadata,
      aal: 'aal1',
      session_id: 'session-1',
      exp: nowInSeconds() + SECONDS_OF_A_TOKEN,
      ...claims,
    };
    const parts = [{ alg: 'ES256', typ: 'JWT', kid: 'key-1', ...header }, issued].map((part) =>
      inBase64Url(JSON.stringify(part)),
    );
    const content = parts.join('.');
    const how = { name: 'ECDSA', hash: 'SHA-256' };
    const signature = await webcrypto.subtle.sign(how, keys.privateKey, Buffer.from(content));
    return `${content}.${inBase64Url(new Uint8Array(signature))}`;
  };

  return { publicKey, issueToken };
}

/**
 * An authentication service in the process of a test, with keys of its own: it answers `fetch` and signs what it
 * issues. A test can replace its answers by name.
 */
export async function createFakeAuthService() {
  const { publicKey, issueToken } = await createTokenIssuer();
  let issuedSessions = 0;
  const issueSession = async (claims: { exp?: number; [claim: string]: unknown } = {}, user: object = {}) => {
    issuedSessions += 1;
    const exp = claims.exp ?? nowInSeconds() + SECONDS_OF_A_TOKEN;
    return {
      access_token: await issueToken({ ...claims, exp, session: issuedSessions }),
      refresh_token: `refresh-${issuedSessions}`,
      token_type: 'bearer',
      expires_in: SECONDS_OF_A_TOKEN,
      expires_at: exp,
      user: { ...samplePerson, ...user },
    };
  };

  const withSession: Answer = async () => ({ body: await issueSession() });
  const answers = new Map<string, Answer>([
    ['GET /.well-known/jwks.json', () => ({ body: { keys: [publicKey] } })],
    ['GET /.well-known/openid-configuration', () => ({ body: { issuer: ISSUER } })],
    ['GET /user', () => ({ body: samplePerson })],
    ['PUT /user', () => ({ body: samplePerson })],
    ['POST /logout?scope=local', () => ({ status: 204 })],
    ['POST /token?grant_type=password', withSession],
    ['POST /token?grant_type=refresh_token', withSession],
    ['POST /token?grant_type=pkce', withSession],
  ]);

  const requests: ServiceRequest[] = [];
  const respond = async (address: string | URL, init: RequestInit = {}): Promise<object> => {
    const { pathname, search, searchParams } = new URL(address);
    const path = pathname.replace('/auth/v1', '');
    const grant = (searchParams.get('grant_type') ?? searchParams.get('scope')) ? search : '';
    const authorization = new Headers(init.headers).get('Authorization');
    const request = {
      name: `${init.method ?? 'GET'} ${path}${grant}`,
      body: readJson(init.body),
      bearer: authorization?.replace('Bearer ', ''),
    };
    requests.push(request);
    const answer = answers.get(request.name);
    const { status = 200, body = {} } = answer ? await answer(request) : refusal(404, 'not_found', request.name);
    return createAnswer(body, status);
  };

  return {
    requests,
    issueSession,
    issueToken,
    respond,
    /** Replaces what it says to a request; unreachable for `undefined`. */
    answer(name: string, reply: Answer | undefined) {
      answers.set(name, reply ?? (() => Promise.reject(new TypeError('Failed to fetch'))));
    },
    /** From now on nothing is answered. */
    goDown() {
      for (const name of answers.keys()) this.answer(name, undefined);
    },
    asked: (name: string) => requests.filter((request) => request.name === name),
  };
}

/** The fake authentication service of a test. */
export type FakeAuthService = Awaited<ReturnType<typeof createFakeAuthService>>;

/** Channels between the tabs of a test: what one posts, the others of the same name get. */
export class FakeBroadcastChannel extends EventTarget {
  static readonly #open = new Set<FakeBroadcastChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeBroadcastChannel.#open.add(this);
  }

  static closeAll(): void {
    FakeBroadcastChannel.#open.clear();
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.#open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    FakeBroadcastChannel.#open.delete(this);
  }
}

/** Locks that the tabs of a test share, as far as the site uses them: one after the other, with a limit to the wait. */
export class FakeLocks {
  #last: Promise<unknown> = Promise.resolve();

  async request<T>(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
    const before = this.#last.catch(() => undefined);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#last = before.then(() => promise);
    try {
      await Promise.race([
        before,
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new DOMException('The wait was too long.', 'TimeoutError'));
          });
        }),
      ]);
      return await work();
    } finally {
      resolve(undefined);
    }
  }

  /** A tab takes its turn and never gives it back. */
  block(): void {
    this.#last = new Promise(() => undefined);
  }
}
