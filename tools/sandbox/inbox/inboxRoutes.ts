import type { FastifyInstance } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import type { Inbox, Message } from './inbox.ts';

function showMessage({ kind, to, subject, text, link, code, sentAt }: Message) {
  const isEmail = kind === 'email';
  const action = isEmail ? html`<p><a href="${link}">${subject}</a></p>` : html`<p class="code">${code}</p>`;
  return html`<li class="card">
    <h2>${isEmail ? subject : text}</h2>
    <p class="quiet">
      ${isEmail ? 'E-mail' : 'Text message'} to ${to},
      <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    ${action}
    ${
      isEmail
        ? html`<details>
            <summary>As it was sent</summary>
            <pre>${text}</pre>
          </details>`
        : ''
    }
  </li>`;
}

/** The page of messages, and the same as JSON for tests. */
export function inboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get('/inbox.json', () => inbox.messages);
  app.get('/inbox', async (_request, reply) =>
    sendPage(reply, {
      title: 'Inbox',
      standsFor: 'E-mails and text messages end here; nothing is sent to anybody.',
      place: '/inbox',
      changes: true,
      body:
        inbox.messages.length === 0
          ? html`<p>Nothing yet. Sign up on the site, or ask for a new password.</p>`
          : html`<ul class="cards" role="list">
              ${inbox.messages.map(showMessage)}
            </ul>`,
    }),
  );
}
