import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { html } from '../page/html.ts';
import { isFromElsewhere, sendPage } from '../page/page.ts';
import type { AnalyticsLog, LoggedEvent } from './analyticsLog.ts';
import { readEvents } from './readBody.ts';
import { remoteConfig, remoteConfigScript } from './remoteConfig.ts';

const BODY_BYTES = 20 * 2 ** 20;

/** Any site may send events, as to PostHog itself; only this machine's own pages can read them. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

const keyPath = v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });
const scriptPath = v.object({ file: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\.js$/)) });

/** The options of the analytics stand-in's routes. */
export interface AnalyticsOptions {
  readonly log: AnalyticsLog;
  /** Folder of the additional scripts of PostHog's client: `dist` of `posthog-js`. */
  readonly scripts: string;
}

/** The requests of PostHog's client. */
function clientRoutes(app: FastifyInstance, { log, scripts }: AnalyticsOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(cors);
    log.addRequest(request.method, request.url.split('?')[0] ?? '');
    done();
  });

  app.get('/array/:key/config.js', async (request, reply) => {
    const path = v.safeParse(keyPath, request.params);
    if (!path.success) return reply.code(404).send();
    return reply.type('text/javascript; charset=utf-8').send(remoteConfigScript(path.output.key));
  });
  app.get('/array/:key/config', async (request, reply) => {
    const path = v.safeParse(keyPath, request.params);
    return path.success ? remoteConfig(path.output.key) : reply.code(404).send();
  });
  for (const url of ['/static/:version/:file', '/static/:file']) {
    app.get(url, async (request, reply) => {
      const path = v.safeParse(scriptPath, request.params);
      const content = path.success ? await readFile(join(scripts, path.output.file)).catch(() => undefined) : undefined;
      if (!content) return reply.code(404).send();
      return reply.type('text/javascript; charset=utf-8').send(content);
    });
  }
  app.get('/api/surveys', () => ({ surveys: [] }));
  app.get('/api/early_access_features', () => ({ earlyAccessFeatures: [] }));
  app.get('/api/web_experiments', () => ({ experiments: [] }));
  app.get('/api/product_tours', () => ({ product_tours: [] }));
  for (const url of ['/flags', '/decide']) {
    app.post(url, () => ({ flags: {}, featureFlags: {}, errorsWhileComputingFlags: false, requestId: '' }));
  }
  for (const url of ['/e', '/s', '/i/v0/e', '/i/v1/logs', '/i/v1/metrics', '/batch', '/capture']) {
    app.post(url, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const events = readEvents(body);
      if (!events) return reply.code(400).send({ error: 'No events.' });
      log.addEvents(events, body.length);
      return { status: 1 };
    });
  }
  app.options('/*', async (_request, reply) => reply.code(204).send());
}

/** The origin of an event, in a few words. */
function placeOf({ event }: LoggedEvent): string {
  const address = event.properties['$current_url'];
  return typeof address === 'string' ? address : 'no address';
}

const showEvent = (one: LoggedEvent) =>
  html`<li class="card">
    <h2>${one.name}</h2>
    <p class="quiet"><time datetime="${one.receivedAt}">${one.receivedAt.slice(11, 19)}</time>, ${placeOf(one)}</p>
    <details>
      <summary>Everything that would have been sent</summary>
      <pre>${JSON.stringify(one.event, null, 2)}</pre>
    </details>
  </li>`;

/** The pages: what would have been sent, and the same as JSON for tests. */
function pageRoutes(app: FastifyInstance, { log }: AnalyticsOptions): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => {
    done(null);
  });
  app.get('/analytics.json', () => ({ events: log.events, requests: log.requests }));
  app.post('/analytics/clear', async (request, reply) => {
    if (isFromElsewhere(request)) return reply.code(403).send('A form of another site.\n');
    log.clear();
    return reply.redirect('/analytics', 303);
  });
  app.get('/analytics', async (_request, reply) =>
    sendPage(reply, {
      title: 'What would have been sent to PostHog',
      standsFor: 'Events end here; PostHog gets nothing.',
      place: '/analytics',
      changes: true,
      body:
        log.requests.length === 0
          ? html`<p>No events: no visitor agreed to analytics, or nothing has happened since.</p>`
          : html`<p>${log.events.length} events in ${log.requests.length} requests, newest first.</p>
              <form method="post" action="/analytics/clear"><button>Forget all of it</button></form>
              <ul class="cards" role="list">
                ${log.events.map(showEvent)}
              </ul>`,
    }),
  );
}

/** Accepts what PostHog's client sends, and shows it. */
export async function analyticsRoutes(app: FastifyInstance, options: AnalyticsOptions): Promise<void> {
  await app.register((scope, _options, done) => {
    clientRoutes(scope, options);
    done();
  });
  await app.register((scope, _options, done) => {
    pageRoutes(scope, options);
    done();
  });
}
