import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sha256Of } from '@artha/core/sha256Of';
import { answerFromSite } from '@artha/edge/answerFromSite';
import type { Site } from '@artha/edge/currentSite';
import type { AnswerRequest, EdgeParts } from '@artha/edge/EdgeFeature';
import { VITALS_PATH } from '@artha/edge/findRequestFault';
import { pathOf } from '@artha/edge/requestTarget';
import { readOverrideRecord, type Override } from '../release/override.ts';
import { markOverride } from './markOverride.ts';
import { overridePage, overridePageHeaders } from './overridePage.ts';

/** The page on which a person runs a team's own build in a tab, or ends that. */
export const OVERRIDE_PATH = '/~override';

/**
 * The cookie with the service's record, and that with the secret of the tab that was opened last to turn an override on.
 * No script reads them, no other site causes them to be sent, and by their names no script sets them: a remote with a
 * record of its own could otherwise turn it on in the browsers of visitors.
 */
const RECORD_COOKIE = '__Host-Http-artha-override';
const SECRET_COOKIE = '__Host-Http-artha-override-secret';
/** The first Chromium whose scripts are known not to set such cookies. It names itself in a header that no script sets. */
const FIRST_CHROMIUM = 150;
const COOKIE_RULES = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const SECRET_LIFE_S = 600;

/** No cache keeps what a browser with an override gets. */
const ownHeaders = { 'Cache-Control': 'private, no-store' } as const;

const bodySchema = v.object({ record: v.string() });

/** Whether the browser keeps scripts from setting the cookies of overrides. */
function isGuarded({ headers }: FastifyRequest): boolean {
  const [, version] = /"Chromium";v="(\d+)"/.exec(String(headers['sec-ch-ua'])) ?? [];
  return Number(version) >= FIRST_CHROMIUM;
}

/** The value of a cookie that no script can have set; undefined if the request has none. */
function cookieOf(request: FastifyRequest, name: string): string | undefined {
  if (!isGuarded(request)) return undefined;
  const { headers } = request;
  const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2));
  return pairs.find(([one]) => one === name)?.[1];
}

const setCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${String(seconds)}; ${COOKIE_RULES}`;

/** Whether a page of this site asks: scripts cannot change these headers (Fetch Metadata). */
const isOwn = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';
/** Whether the answer becomes the document of a tab, which no script of another page reads. */
const isForTab = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

function refuse(reply: FastifyReply, reason: string): FastifyReply {
  return reply.code(403).headers(ownHeaders).type('text/plain; charset=utf-8').send(reason);
}

/**
 * Serves the page on which a person turns an override on, and recognises the browsers that have one. It takes three
 * things to turn one on: a record that the service signed for a team's key; the secret that this edge gave to the tab,
 * which is in no page that a script of a remote reads; and the person, who presses a button on that page.
 */
export function serveOverrides({ app, readSiteKeys, useSite }: EdgeParts): { readonly answer: AnswerRequest } {
  const read = (record: string) => readOverrideRecord(record, readSiteKeys(), new Date());
  /** The override of the browser that asks; undefined if it has none, or one that has ended or is forged. */
  const find = (request: FastifyRequest) => {
    const record = cookieOf(request, RECORD_COOKIE);
    return record === undefined ? undefined : read(record);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request.url) !== VITALS_PATH || request.method !== 'POST' || !find(request)) return undefined;
    // The errors that a team meets in its own build are of no visitor.
    return reply.code(204).headers(ownHeaders).send();
  });

  app.get(OVERRIDE_PATH, async (request, reply) => {
    const secret = isForTab(request) ? randomBytes(16).toString('hex') : '';
    if (secret !== '') reply.header('Set-Cookie', setCookie(SECRET_COOKIE, secret, SECRET_LIFE_S));
    return reply.headers(overridePageHeaders).send(overridePage(secret, find(request)));
  });

  app.post(OVERRIDE_PATH, async (request, reply) => {
    const body = v.safeParse(bodySchema, request.body);
    const override = body.success ? read(body.output.record) : undefined;
    if (!isOwn(request)) return refuse(reply, 'Only the page for overrides of this site may turn one on.\n');
    if (!body.success || !override)
      return refuse(reply, 'The site did not confirm this override, or it has ended. Run artha override again.\n');
    if (!isGuarded(request))
      return refuse(reply, `Overrides need Chromium ${String(FIRST_CHROMIUM)} or newer, or a browser made of it.\n`);
    const secret = cookieOf(request, SECRET_COOKIE);
    if (!secret || override.challenge !== sha256Of(secret))
      return refuse(reply, 'This override is for another tab. Open the link that artha override printed once more.\n');
    const seconds = Math.ceil((Date.parse(override.until) - Date.now()) / 1000);
    const cookies = [setCookie(RECORD_COOKIE, body.output.record, seconds), setCookie(SECRET_COOKIE, '', 0)];
    return reply
      .code(204)
      .headers({ ...ownHeaders, 'Set-Cookie': cookies })
      .send();
  });

  app.delete(OVERRIDE_PATH, async (request, reply) => {
    if (!isOwn(request)) return refuse(reply, 'Only a page of this site may end its override.\n');
    return reply
      .code(204)
      .headers({ ...ownHeaders, 'Set-Cookie': setCookie(RECORD_COOKIE, '', 0) })
      .send();
  });
  return {
    answer: (request, reply) => {
      const override = find(request);
      return override && useSite(request, (site) => sendOverridden(override, site, request, reply));
    },
  };
}

/** Answers a request of a browser with an override for a page or another file of the site. */
async function sendOverridden(
  override: Override,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Neither compressed, because the page is changed here, nor compared with what a cache has.
  const answer = markOverride(await answerFromSite(site, request.url, {}), override);
  const { ETag: _, ...headers } = answer.headers;
  return reply
    .code(answer.status)
    .headers({ ...headers, ...ownHeaders })
    .send(answer.body);
}
