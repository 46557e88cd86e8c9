import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from './html.ts';
import { style } from './style.ts';

/** The address of the common style, on every port. */
const STYLE_PATH = '/stand-in.css';

const places = [
  ['/', 'Overview'],
  ['/inbox', 'Inbox'],
  ['/waitlist/people', 'Waitlist'],
  ['/analytics', 'Analytics'],
] as const;

/** A page of a stand-in. */
export interface StandInPage {
  readonly title: string;
  /** The service that this page replaces, for its banner. */
  readonly standsFor: string;
  readonly body: Html;
  /** Its address in the navigation; undefined on a port without one. */
  readonly place?: string;
  /** Whether its content may have changed meanwhile. */
  readonly changes?: boolean;
}

function renderPage({ title, standsFor, body, place, changes }: StandInPage): string {
  // No page reloads by itself, because that would take the focus away (WCAG 2.2, 2.2.1).
  const again = changes && place ? html`<p><a href="${place}">Look again</a></p>` : '';
  const links = places.map(([path, name]) =>
    path === place
      ? html`<li><a href="${path}" aria-current="page">${name}</a></li>`
      : html`<li><a href="${path}">${name}</a></li>`,
  );
  const navigation =
    place === undefined
      ? ''
      : html`<nav aria-label="Stand-ins">
          <ul>
            ${links}
          </ul>
        </nav>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} (stand-in)</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <p class="banner"><strong>Stand-in.</strong> ${standsFor}</p>
        ${navigation}
        <main>
          <h1>${title}</h1>
          ${again} ${body}
        </main>
      </body>
    </html> `.text;
}

/** No scripts run on these pages; forms may only lead to this machine, where a sign-in returns. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self' http://127.0.0.1:* http://localhost:*",
].join('; ');

/** Sends a page with its security policy. */
export function sendPage(reply: FastifyReply, page: StandInPage, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // With no-referrer, browsers would send `Origin: null` with this page's own forms, too.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}

const hostPattern = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Serves the common style, and rejects requests with the host name of another site (DNS rebinding). */
export function prepareServer(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hostPattern.test(request.headers.host ?? '')) return reply.code(421).send('Not a name of this machine.\n');
    return undefined;
  });
  app.get(STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
}

/** The address of a listening server for browsers of this machine. */
export const localUrl = (listening: string): string => `http://127.0.0.1:${new URL(listening).port}`;

/** Whether a form of another site sent this request. */
export function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && origin !== `http://${host ?? ''}`;
}
