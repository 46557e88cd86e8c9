import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { accessHandleOf, isRefreshHandleOf, refreshHandleOf, sessionOfHandle } from './handles.ts';
import { readTokenClaims, sessionIdOf, type HeldSession, type TokenClaims } from './heldSession.ts';
import { isPageTicketOf, pageTicketOf, TICKET_HEADER } from './pageTicket.ts';
import { requestNeeds, type RequestNeeds } from './requestNeeds.ts';
import { endSessionCookie, readSessionCookie, setSessionCookie, type CookieRequest } from './sessionCookie.ts';
import { readSmallBody } from './readSmallBody.ts';
import { refusals, refuse, type AuthRefusal } from './refusals.ts';
import type { SessionKeys } from './sessionKeys.ts';

/** In this header a page says whether the session that begins is to outlast the browser. */
const REMEMBER_HEADER = 'x-artha-remember';

/** With this header, e-mail and password prove who the person of the session is; no other session begins. */
const PROOF_HEADER = 'x-artha-proof';

/** How long ago a person may have proved who they are before they change how they sign in, in seconds. */
const RECENT_S = 300;

/** Answers by which the service refuses to renew a session. */
const renewalRefusals: readonly number[] = [400, 401, 403, 404, 422];

const renewalSchema = v.object({ refresh_token: v.string() });
const tokensText = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ access_token: v.string(), refresh_token: v.string() }),
);

/** A session with what its access token says. */
interface KnownSession extends HeldSession {
  readonly id: string;
  readonly claims: TokenClaims;
}

interface Admitted {
  readonly needs: RequestNeeds;
  /** Whether the person of the session proves who they are. */
  readonly isProof: boolean;
  /** The session whose token the service gets; undefined if the request has none. */
  readonly session: KnownSession | undefined;
  readonly hasTicket: boolean;
}

/** Ends a session at the service. @param headers of the request that began it. */
type SignOut = (accessToken: string, headers: IncomingHttpHeaders) => Promise<unknown>;

/** A request, over HTTP in any version. */
type ProxiedRequest = CookieRequest & { readonly headers: IncomingHttpHeaders };
interface ProxiedReply {
  header(name: 'Set-Cookie' | typeof TICKET_HEADER, value: string): unknown;
  send(body: string | object): unknown;
}

/** The service's answer to a request, before it is sent on. */
export interface ServiceAnswer {
  readonly statusCode: number;
  readonly stream: Readable;
}

function know(held: HeldSession | undefined): KnownSession | undefined {
  const claims = held && readTokenClaims(held.accessToken);
  return claims && { ...held, claims, id: sessionIdOf(claims) };
}

const headerOf = ({ headers }: ProxiedRequest, name: string): string | undefined => [headers[name] ?? []].flat()[0];

/** Whether the person has signed in, or entered a second factor, within the last minutes. Renewing is neither. */
function isRecent({ claims: { amr }, provedAtS = 0 }: KnownSession): boolean {
  const since = Date.now() / 1000 - RECENT_S;
  return provedAtS >= since || amr.some(({ method, timestamp }) => method !== 'token_refresh' && timestamp >= since);
}

/**
 * Holds the tokens of sessions for browsers: sealed, in a cookie that no script reads. Pages get handles, which count only
 * together with the cookie (docs/decisions/0048-the-edge-holds-the-tokens.md).
 */
export class SessionExchange {
  readonly #keys: SessionKeys;
  readonly #signOut: SignOut;
  readonly #admitted = new WeakMap<object, Admitted>();

  constructor(keys: SessionKeys, signOut: SignOut) {
    this.#keys = keys;
    this.#signOut = signOut;
  }

  /** Decides whether a request may reach the service, and with which token. Answers it if not. */
  async admit(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply | undefined> {
    const [address = '', query = ''] = path.split('?', 2);
    const { authorization } = request.headers;
    const needs = requestNeeds(request.method, address, query, authorization !== undefined);
    const session = know(readSessionCookie(request, this.#keys.sealing));
    const hasTicket =
      session !== undefined && isPageTicketOf(this.#keys, headerOf(request, TICKET_HEADER) ?? '', session.id);
    const isProof = headerOf(request, PROOF_HEADER) !== undefined;
    const refusal =
      needs === 'renewal'
        ? await this.#exchangeRefreshHandle(request, session)
        : this.#findRefusal(needs, session, authorization ?? '', hasTicket);
    const found = refusal ?? (isProof && !hasTicket ? refusals.noPage : undefined);
    if (found) return refuse(reply, found);
    this.#admitted.set(request, { needs, session, hasTicket, isProof });
    return undefined;
  }

  /** The session of an admitted request. */
  sessionOf(request: FastifyRequest): Pick<KnownSession, 'accessToken' | 'claims'> | undefined {
    return this.#admitted.get(request)?.session;
  }

  /** The headers of a request for the service: with the token that the handle stands for, without cookies. */
  headersFor(request: ProxiedRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
    // The answer is read here, so it must not be compressed.
    const { cookie, authorization, 'accept-encoding': _, ...others } = headers;
    const admitted = this.#admitted.get(request);
    if (!admitted?.session || authorization === undefined) return others;
    return { ...others, authorization: `Bearer ${admitted.session.accessToken}` };
  }

  /** Sends the service's answer on, with handles in place of tokens. */
  async send(request: ProxiedRequest, reply: ProxiedReply, { statusCode, stream }: ServiceAnswer): Promise<void> {
    const body = await text(stream);
    const tokens = v.safeParse(tokensText, body);
    if (tokens.success) {
      reply.send(this.#exchangeTokens(request, reply, tokens.output));
      return;
    }
    const needs = this.#admitted.get(request)?.needs;
    if (needs === 'session' || (needs === 'renewal' && renewalRefusals.includes(statusCode))) this.end(request, reply);
    reply.send(body);
  }

  /** Takes the session away from the browser if it signs out, whether the service answers or not. */
  endIfSigningOut(request: ProxiedRequest, reply: ProxiedReply): void {
    if (this.#admitted.get(request)?.needs === 'session') this.end(request, reply);
  }

  /** Takes the session away from the browser. */
  end(request: ProxiedRequest, reply: Pick<ProxiedReply, 'header'>): void {
    for (const cookie of endSessionCookie(request)) reply.header('Set-Cookie', cookie);
  }

  #findRefusal(
    needs: RequestNeeds,
    session: KnownSession | undefined,
    authorization: string,
    hasTicket: boolean,
  ): AuthRefusal | undefined {
    if (needs === 'nothing') return undefined;
    const [, handle = ''] = /^bearer (\S+)$/i.exec(authorization) ?? [];
    if (!session || sessionOfHandle(this.#keys, handle) !== session.id) return refusals.noSession;
    if (needs === 'session') return undefined;
    if (!hasTicket) return refusals.noPage;
    return needs === 'recent' && !isRecent(session) ? refusals.notRecent : undefined;
  }

  /** Puts the refresh token in place of its handle. */
  async #exchangeRefreshHandle(
    request: FastifyRequest,
    session: KnownSession | undefined,
  ): Promise<AuthRefusal | undefined> {
    const sent = v.safeParse(renewalSchema, await readSmallBody(request.body));
    const isOwn = sent.success && session && isRefreshHandleOf(this.#keys, sent.output.refresh_token, session.id);
    if (!isOwn) return refusals.noSession;
    request.body = { refresh_token: session.refreshToken };
    return undefined;
  }

  #hold(request: ProxiedRequest, reply: ProxiedReply, held: HeldSession): void {
    for (const cookie of setSessionCookie(request, this.#keys.sealing, held)) reply.header('Set-Cookie', cookie);
  }

  /** Notes that the person of the session has proved who they are, and ends the session that this has begun. */
  #keepProof(
    request: ProxiedRequest,
    reply: ProxiedReply,
    { accessToken, claims }: Pick<KnownSession, 'accessToken' | 'claims'>,
  ): object {
    const { session } = this.#admitted.get(request) ?? {};
    this.#signOut(accessToken, request.headers).catch(() => undefined);
    if (session?.claims.sub === claims.sub) {
      const { accessToken: own, refreshToken, isRemembered } = session;
      this.#hold(request, reply, { accessToken: own, refreshToken, isRemembered, provedAtS: nowS() });
    }
    return {};
  }

  #exchangeTokens(
    request: ProxiedRequest,
    reply: ProxiedReply,
    { provider_token, provider_refresh_token, ...answer }: v.InferOutput<typeof tokensText>,
  ): object {
    const { needs, session: before, hasTicket, isProof = false } = this.#admitted.get(request) ?? {};
    const { access_token: accessToken, refresh_token: refreshToken } = answer;
    const claims = readTokenClaims(accessToken);
    if (!claims) throw new Error('The authentication service gave an access token that is not a JSON Web Token.');
    if (isProof) return this.#keepProof(request, reply, { accessToken, claims });
    const chosen = headerOf(request, REMEMBER_HEADER);
    const wasRemembered = before?.claims.sub === claims.sub && before.isRemembered;
    const isRemembered = chosen === undefined ? wasRemembered : chosen === 'true';
    this.#hold(request, reply, {
      accessToken,
      refreshToken,
      isRemembered,
      provedAtS: before?.id === sessionIdOf(claims) ? before.provedAtS : undefined,
    });
    const id = sessionIdOf(claims);
    // Whoever signs in knows a secret that no script of another page does; renewing takes none.
    if (needs !== 'renewal' || hasTicket) reply.header(TICKET_HEADER, pageTicketOf(this.#keys, id));
    return {
      ...answer,
      access_token: accessHandleOf(this.#keys, claims),
      refresh_token: refreshHandleOf(this.#keys, id),
    };
  }
}

const nowS = (): number => Math.floor(Date.now() / 1000);
