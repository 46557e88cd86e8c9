import { exportJWK, generateKeyPair } from 'jose';
import fastify, { type FastifyInstance } from 'fastify';
import {
  Events,
  OAuth2Issuer,
  OAuth2Service,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import * as v from 'valibot';
import { html } from '../page/html.ts';
import { localUrl, prepareServer, sendPage } from '../page/page.ts';
import { people, personOf, type GooglePerson } from './people.ts';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

const querySchema = v.looseObject({
  redirect_uri: v.pipe(
    v.string(),
    v.check(
      (address) => URL.canParse(address) && loopback.includes(new URL(address).hostname),
      'an address of this machine',
    ),
  ),
  state: v.optional(v.string(), ''),
  access_type: v.optional(v.string(), ''),
  prompt: v.optional(v.string(), ''),
  choice: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});
type Query = v.InferOutput<typeof querySchema>;

const codeBody = v.looseObject({ code: v.string() });

/** The parameters of the request, repeated for the next one. */
function carriedOn(query: Query) {
  return Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && name !== 'choice' && name !== 'email'
      ? [html`<input type="hidden" name="${name}" value="${value}" />`]
      : [],
  );
}

function showPerson({ name, email, isEmailVerified }: GooglePerson) {
  return html`<button class="choice" name="email" value="${email}">
    <span>${name}</span
    ><span class="quiet">${email}${isEmailVerified ? '' : ' (an address that Google does not vouch for)'}</span>
  </button>`;
}

/** The page on which a person chooses an identity. */
function choicePage(query: Query) {
  const entries: readonly (readonly [name: string, value: string])[] = [
    ['access_type', query.access_type],
    ['prompt', query.prompt],
  ];
  const asked = entries.map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value === '' ? 'not asked for' : value}</dd>`,
  );
  return html`<p>The site at ${new URL(query.redirect_uri).host} asks who you are.</p>
    <form action="/choose" aria-label="People">${carriedOn(query)}${people.map(showPerson)}</form>
    <form action="/choose" aria-label="Another person">
      ${carriedOn(query)}
      <label>E-mail of another person <input type="email" name="email" required autocomplete="off" /></label>
      <button>Continue</button>
    </form>
    <form action="/choose" aria-label="No sign-in">
      ${carriedOn(query)}
      <button name="choice" value="access_denied">Cancel</button>
      <button name="choice" value="server_error">Let Google fail</button>
    </form>
    <details>
      <summary>What the site asked for</summary>
      <dl>${asked}</dl>
    </details>`;
}

/** The address to which a person is redirected after cancelling. */
function refusalAddress({ redirect_uri: address, state, choice }: Query): string {
  const url = new URL(address);
  url.searchParams.set('error', choice);
  if (state) url.searchParams.set('state', state);
  return url.toString();
}

/** Issues codes, and returns a code's person when it is exchanged. */
class People {
  readonly #byCode = new Map<string, GooglePerson>();
  readonly #service: OAuth2Service;

  constructor(service: OAuth2Service) {
    this.#service = service;
    service.on(Events.BeforeTokenSigning, (token: MutableToken, request: TokenRequestIncomingMessage) => {
      const person = this.#byCode.get(request.body.code ?? '');
      if (!person) return;
      const { subject, name, email, isEmailVerified } = person;
      Object.assign(token.payload, { sub: subject, name, email, email_verified: isEmailVerified });
    });
    service.on(Events.BeforeResponse, (response: { statusCode: number; body: unknown }, request: unknown) => {
      const { code } = v.parse(v.object({ body: codeBody }), request).body;
      // A code is accepted once (RFC 6749, section 4.1.2).
      if (this.#byCode.delete(code)) return;
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    });
    service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: { url?: string }) => {
      const email = new URL(request.url ?? '/', 'http://localhost').searchParams.get('email') ?? '';
      this.#byCode.set(url.searchParams.get('code') ?? '', personOf(email));
    });
  }

  get service(): OAuth2Service {
    return this.#service;
  }
}

/** A running Google stand-in. */
export interface Google {
  readonly url: string;
  readonly close: () => Promise<void>;
}

function googleRoutes(app: FastifyInstance, service: OAuth2Service): void {
  prepareServer(app);
  const standsFor = 'This is not Google: it needs no real account, and all people below are invented.';
  app.get('/authorize', async (request, reply) => {
    const query = v.safeParse(querySchema, request.query);
    return query.success
      ? sendPage(reply, { title: 'Sign in with a stand-in for Google', standsFor, body: choicePage(query.output) })
      : sendPage(reply, { title: 'No such sign-in', standsFor, body: html`<p>${v.summarize(query.issues)}</p>` }, 400);
  });
  app.get('/', async (_request, reply) =>
    sendPage(reply, {
      title: 'A stand-in for Google',
      standsFor,
      body: html`<p>
          No sign-in is waiting. Choose Google on the site’s sign-in page; then you can be one of these people:
        </p>
        <ul class="cards" role="list">
          ${people.map(({ name, email }) => html`<li class="card">${name}, ${email}</li>`)}
        </ul>`,
    }),
  );
  app.get('/choose', async (request, reply) => {
    const query = v.safeParse(querySchema, request.query);
    if (!query.success) return reply.code(400).send('No such sign-in.\n');
    if (query.output.choice) return reply.redirect(refusalAddress(query.output), 302);
    // From here on the library handles the request: it issues the code, and redirects.
    reply.hijack();
    const search = new URL(request.url, 'http://localhost').search;
    request.raw.url = `/authorize${search}`;
    service.requestHandler(request.raw, reply.raw);
    return reply;
  });
}

/** The address of the Google stand-in, and the issuer that it names. */
export interface GoogleOptions {
  /** 0, the default, for any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default. Whatever it listens on, it only answers browsers of this machine. */
  readonly host?: string;
  /** The issuer in its tokens, at which servers reach it; its own address by default. */
  readonly issuerUrl?: string | undefined;
}

/** Starts the Google stand-in on its own port. */
export async function startGoogle({ port = 0, host = '127.0.0.1', issuerUrl }: GoogleOptions = {}): Promise<Google> {
  const issuer = new OAuth2Issuer();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  await issuer.keys.add({ ...(await exportJWK(privateKey)), alg: 'RS256' });
  const { service } = new People(new OAuth2Service(issuer));
  const app = fastify({ logger: false, forceCloseConnections: true });
  googleRoutes(app, service);
  app.removeAllContentTypeParsers();
  // The library parses bodies itself.
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  const passOn = ['/token', '/jwks', '/userinfo', '/.well-known/openid-configuration'];
  for (const url of passOn) {
    app.route({
      method: url === '/token' ? 'POST' : 'GET',
      url,
      handler: (request, reply) => {
        reply.hijack();
        service.requestHandler(request.raw, reply.raw);
      },
    });
  }
  const url = localUrl(await app.listen({ port, host }));
  const serverUrl = issuerUrl ?? url;
  issuer.url = serverUrl;
  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: { body: object }) => {
    // People arrive by browser, servers by the issuer's name.
    Object.assign(body, {
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${serverUrl}/token`,
      jwks_uri: `${serverUrl}/jwks`,
      userinfo_endpoint: `${serverUrl}/userinfo`,
    });
  });
  return { url, close: () => app.close() };
}
