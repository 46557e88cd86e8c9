import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { join } from 'node:path';
import { root } from '@artha/process/root';
import { AnalyticsLog } from './analytics/analyticsLog.ts';
import { analyticsRoutes } from './analytics/analyticsRoutes.ts';
import { AccessTokens, generateSigningKey } from './auth/accessTokens.ts';
import type { AuthContext } from './auth/authContext.ts';
import { authDataSchema, emptyAuthData, pruneAuthData } from './auth/authData.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { GoogleClient } from './auth/googleClient.ts';
import { startGoogle } from './google/startGoogle.ts';
import { Inbox } from './inbox/inbox.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { textHook } from './inbox/textHook.ts';
import { html } from './page/html.ts';
import { localUrl, prepareServer, sendPage } from './page/page.ts';
import { SnapshotFile } from './snapshotFile.ts';
import type { StandIns } from './standIns.ts';
import { Waitlist, waitlistSchema } from './waitlist/waitlist.ts';
import { waitlistRoutes } from './waitlist/waitlistRoutes.ts';
import { WIDGET_HEIGHT } from './waitlist/widget.ts';

/** Settings of `startSandbox`; everything has a default. */
export interface SandboxOptions {
  /** The site that people return to; `http://127.0.0.1:8080` by default. */
  readonly siteUrl?: string;
  /** Public address of the authentication service, such as `/auth/v1` of the site; by default its own address. */
  readonly externalUrl?: string;
  /** The folder of accounts and the waitlist; by default they are lost at the end. */
  readonly folder?: string | undefined;
  /** 0, the default, for any free port. */
  readonly port?: number;
  /** Of the Google stand-in; 0, the default, for any free port. */
  readonly googlePort?: number;
  /** 127.0.0.1 by default; in a container every address, of which only 127.0.0.1 is reachable from this machine. */
  readonly host?: string;
  /** The issuer of the Google stand-in; its own address by default. */
  readonly googleIssuerUrl?: string | undefined;
  /** Whether new accounts need no confirmation by e-mail; false by default. */
  readonly autoconfirm?: boolean;
  /**
   * Whether it has the settings of hosted projects: tokens name their issuer, and a used refresh token is accepted
   * again for ten seconds. False by default, like Supabase Auth without settings.
   */
  readonly hosted?: boolean;
  /** Whether one address may ask the authentication service only so often; false by default, like Supabase Auth. */
  readonly limitsAddresses?: boolean;
  /** Milliseconds since 1970; the machine's own clock by default. */
  readonly now?: () => number;
  /** Also start with NODE_ENV=production; false by default. */
  readonly allowProduction?: boolean;
}

/** Running stand-ins. */
export interface Sandbox {
  /** The pages: `/inbox`, `/waitlist`, `/analytics`. */
  readonly url: string;
  /** The authentication service at GoTrue's own address, with `/token`, `/user` and so on below it. */
  readonly authUrl: string;
  /** The key with which a site administers its accounts. */
  readonly serviceKey: string;
  readonly googleUrl: string;
  /** The configuration with which a site uses the waitlist and the analytics. */
  readonly settings: Pick<StandIns, 'waitlistUrl' | 'waitlistWidget' | 'analytics'>;
  readonly inbox: Inbox;
  readonly analytics: AnalyticsLog;
  readonly waitlist: Waitlist;
  readonly close: () => Promise<void>;
}

const AUTH_PREFIX = '/auth/v1';
/** GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL of hosted projects. */
const HOSTED_REUSE_MS = 10_000;

/** Methods that only read: nothing is stored after them. */
const readingPaths = ['/user', '/settings', '/health', '/.well-known/'].map((path) => AUTH_PREFIX + path);

/** The page that leads to the others. */
function sendOverview(reply: FastifyReply, siteUrl: string, googleUrl: string): FastifyReply {
  return sendPage(reply, {
    title: 'Stand-ins of this machine',
    standsFor: 'Nothing here is a real service, and nothing leaves this machine.',
    place: '/',
    body: html`<p>
        These pages take the place of services that <a href="${siteUrl}">the site</a> uses and that this machine does
        not have.
      </p>
      <ul class="cards" role="list">
        <li class="card">
          <h2><a href="/inbox">Inbox</a></h2>
          <p>E-mails and text messages: confirmations, new passwords, codes.</p>
        </li>
        <li class="card">
          <h2><a href="/waitlist/people">Waitlist</a></h2>
          <p>Who joined. <a href="/waitlist">The form as a page of its own.</a></p>
        </li>
        <li class="card">
          <h2><a href="/analytics">Analytics</a></h2>
          <p>What PostHog would have got.</p>
        </li>
        <li class="card">
          <h2>Sign-in</h2>
          <p>
            Accounts, sessions and second factors at ${AUTH_PREFIX}, as Supabase Auth answers; people of Google at
            ${googleUrl}.
          </p>
        </li>
      </ul>`,
  });
}

/** Reads the stored data, and returns how to store it from now on. */
async function openFiles(folder: string | undefined) {
  const auth = folder === undefined ? undefined : new SnapshotFile(join(folder, 'auth.json'), authDataSchema);
  const people = folder === undefined ? undefined : new SnapshotFile(join(folder, 'waitlist.json'), waitlistSchema);
  return {
    auth,
    people,
    data: (await auth?.read()) ?? emptyAuthData(await generateSigningKey()),
    entries: (await people?.read()) ?? [],
  };
}

function isReading(method: string, url: string): boolean {
  return method === 'GET' && readingPaths.some((path) => url.startsWith(path));
}

/** Stores accounts before a response confirms a change. */
function keepAuthData(app: FastifyInstance, context: AuthContext, file: SnapshotFile<typeof authDataSchema>): void {
  app.addHook('onSend', async (request) => {
    if (isReading(request.method, request.url)) return;
    pruneAuthData(context.data, context.now());
    await file.save(() => context.data);
  });
}

/** The configuration of a site that uses the stand-ins at an address. */
function siteSettings(url: string): Sandbox['settings'] {
  return {
    waitlistUrl: `${url}/waitlist`,
    waitlistWidget: {
      id: 'local',
      type: 'form',
      stylesheet: `${url}/waitlist/widget.css`,
      script: `${url}/waitlist/widget.js`,
      api: '',
      height: WIDGET_HEIGHT,
    },
    analytics: {
      key: 'phc_local_stand_in',
      host: url,
      assetsHost: url,
      idleSeconds: 1800,
      flushSeconds: 3,
      cookieDays: 365,
    },
  };
}

/**
 * Starts stand-ins for the services of a site, on loopback: authentication, Google, an inbox, a waitlist and analytics.
 * @throws with NODE_ENV=production, because every user of this machine can read passwords and codes here.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { siteUrl = 'http://127.0.0.1:8080', folder, port = 0, googlePort = 0, autoconfirm = false } = options;
  const {
    hosted = false,
    limitsAddresses = false,
    now = Date.now,
    allowProduction = false,
    host = '127.0.0.1',
  } = options;
  if (process.env['NODE_ENV'] === 'production' && !allowProduction) {
    throw new Error('The stand-ins for authentication, e-mail and analytics do not start with NODE_ENV=production.');
  }
  const files = await openFiles(folder);
  const app = fastify({ logger: false, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  prepareServer(app);
  const google = await startGoogle({ port: googlePort, host, issuerUrl: options.googleIssuerUrl });
  const inbox = new Inbox(now);
  const analytics = new AnalyticsLog(now);
  const waitlist = new Waitlist(files.entries, files.people, now);

  let ownUrl = '';
  const externalUrl = () => options.externalUrl ?? ownUrl + AUTH_PREFIX;
  const context: AuthContext = {
    data: files.data,
    tokens: new AccessTokens(files.data.signingKey, hosted ? externalUrl : () => ''),
    delivery: inbox,
    google: new GoogleClient(google.url, () => `${externalUrl()}/callback`),
    siteUrl,
    get externalUrl() {
      return externalUrl();
    },
    autoconfirm,
    refreshReuseMs: hosted ? HOSTED_REUSE_MS : 0,
    limitsAddresses,
    now,
  };
  await app.register(
    (auth, _options, done) => {
      if (files.auth) keepAuthData(auth, context, files.auth);
      authRoutes(auth, context);
      done();
    },
    { prefix: AUTH_PREFIX },
  );
  inboxRoutes(app, inbox);
  textHook(app, inbox);
  await app.register((scope, _options, done) => {
    waitlistRoutes(scope, waitlist);
    done();
  });
  await analyticsRoutes(app, { log: analytics, scripts: join(root, 'node_modules/posthog-js/dist') });
  app.get('/', async (_request, reply) => sendOverview(reply, siteUrl, google.url));
  try {
    ownUrl = localUrl(await app.listen({ port, host }));
  } catch (error) {
    await google.close();
    throw error;
  }
  return {
    url: ownUrl,
    authUrl: ownUrl + AUTH_PREFIX,
    serviceKey: context.tokens.serviceKey,
    googleUrl: google.url,
    settings: siteSettings(ownUrl),
    inbox,
    analytics,
    waitlist,
    close: async () => {
      await app.close();
      await google.close();
      await files.auth?.save(() => context.data);
    },
  };
}
