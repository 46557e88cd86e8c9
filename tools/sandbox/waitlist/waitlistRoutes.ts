import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../page/html.ts';
import { isFromElsewhere, sendPage } from '../page/page.ts';
import type { Waitlist } from './waitlist.ts';
import { widgetScript, widgetStyle } from './widget.ts';

const standsFor = 'The company that keeps the waitlist; addresses go into a file on this machine.';

const emailOf = ({ body }: FastifyRequest): unknown =>
  body instanceof URLSearchParams ? body.get('email') : undefined;

/** The list, for people and as JSON for tests. */
function listRoutes(app: FastifyInstance, waitlist: Waitlist): void {
  app.get('/waitlist/people', async (_request, reply) =>
    sendPage(reply, {
      title: 'Waitlist',
      standsFor,
      place: '/waitlist/people',
      changes: true,
      body:
        waitlist.entries.length === 0
          ? html`<p>
              The list is empty. <a href="/waitlist">Join the waitlist</a>, or use the form on the landing page.
            </p>`
          : html`<ul class="cards" role="list">
              ${waitlist.entries.map(
                ({ email, joinedAt }) =>
                  html`<li class="card">
                    <h2>${email}</h2>
                    <p class="quiet">since ${joinedAt.slice(0, 10)}</p>
                  </li>`,
              )}
            </ul>`,
    }),
  );
  app.get('/waitlist.json', () => waitlist.entries);
}

/** The form as a widget for other pages. */
function widgetRoutes(app: FastifyInstance, waitlist: Waitlist): void {
  // The widget runs in a frame with an opaque origin, so its requests always come from another origin.
  const forEverybody = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' };
  app.get('/waitlist/widget.js', async (_request, reply) =>
    reply.headers(forEverybody).type('text/javascript; charset=utf-8').send(widgetScript),
  );
  app.get('/waitlist/widget.css', async (_request, reply) =>
    reply.headers(forEverybody).type('text/css; charset=utf-8').send(widgetStyle),
  );
  app.post('/waitlist/join', async (request, reply) => {
    const joined = await waitlist.join(emailOf(request));
    return reply
      .code(joined ? 204 : 422)
      .header('access-control-allow-origin', '*')
      .send();
  });
}

/** The form as a page and as a widget for other pages, and the list. */
export function waitlistRoutes(app: FastifyInstance, waitlist: Waitlist): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_r, body, done) => {
      done(null, new URLSearchParams(body.toString()));
    },
  );
  const form = html`<form method="post" action="/waitlist">
    <label>E-mail <input type="email" name="email" required autocomplete="email" /></label>
    <button>Join the Waitlist</button>
  </form>`;

  app.get('/waitlist', async (_request, reply) =>
    sendPage(reply, { title: 'Join the waitlist', standsFor, body: form }),
  );
  app.post('/waitlist', async (request, reply) => {
    if (isFromElsewhere(request)) return reply.code(403).send('A form of another site.\n');
    const joined = await waitlist.join(emailOf(request));
    return joined
      ? sendPage(reply, { title: 'You are on the waitlist', standsFor, body: html`<p>Thank you.</p>` })
      : sendPage(
          reply,
          {
            title: 'Join the waitlist',
            standsFor,
            body: html`<p role="alert">Please enter an e-mail address.</p>
              ${form}`,
          },
          422,
        );
  });
  listRoutes(app, waitlist);
  widgetRoutes(app, waitlist);
}
