import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@artha/process/port';

/** A request to the service. */
interface AskedRequest {
  readonly name: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** An authentication service of a test, as far as an edge looks at its answers. */
export interface TokenService {
  readonly url: string;
  readonly asked: readonly AskedRequest[];
  /** The real tokens that it gave last. */
  readonly given: { accessToken: string; refreshToken: string };
  /** Replaces its answer to a request. */
  readonly answer: (name: string, status: number, body: object, headers?: Record<string, string>) => void;
  readonly close: () => Promise<void>;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const nowS = () => Math.floor(Date.now() / 1000);

interface IssuedClaims {
  readonly session_id?: string;
  /** Seconds since the person signed in. */
  readonly age?: number;
  readonly filler?: string;
}

/** Starts the service. @param claims of the tokens that it gives. */
export async function startTokenService(claims: IssuedClaims = {}): Promise<TokenService> {
  const asked: AskedRequest[] = [];
  const given = { accessToken: '', refreshToken: '' };
  const answers = new Map<string, (response: ServerResponse) => void>();
  let issued = 0;

  const issue = () => {
    issued += 1;
    const { age = 0, ...own } = claims;
    const payload = {
      sub: 'asha',
      session_id: 'session-1',
      aud: 'authenticated',
      exp: nowS() + 3600,
      amr: [{ method: 'password', timestamp: nowS() - age }],
      ...own,
    };
    given.accessToken = `${encode({ alg: 'ES256', kid: 'real' })}.${encode(payload)}.real-${String(issued)}`;
    given.refreshToken = `realrefresh${String(issued)}`;
    return {
      access_token: given.accessToken,
      refresh_token: given.refreshToken,
      provider_token: 'of-google',
      token_type: 'bearer',
      expires_in: 3600,
      user: { id: 'asha' },
    };
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const name = `${String(request.method)} ${String(request.url)}`;
      asked.push({ name, body, headers: request.headers });
      const own = answers.get(name);
      if (own) {
        own(response);
        return;
      }
      const content = /^POST \/(token|signup|verify)|\/verify$/.test(name) ? issue() : { id: 'asha' };
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'own=1' });
      response.end(JSON.stringify(content));
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    given,
    answer: (name, status, body, headers = {}) => {
      answers.set(name, (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
