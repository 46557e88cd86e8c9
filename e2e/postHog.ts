import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { SiteConfig } from '@artha/shared/config';
import { listen } from '@artha/process/port';

/** A received request, with its body as uncompressed text. */
interface Received {
  readonly path: string;
  readonly body: string;
}

/** A stand-in for PostHog that records what it receives. */
export interface PostHogStandIn {
  /** The configuration with which a site uses it. */
  readonly analytics: NonNullable<SiteConfig['analytics']>;
  readonly received: readonly Received[];
  close(): void;
}

/** The real service's response, as far as the client uses it: recording, exceptions and heat maps are on. */
const answers: readonly (readonly [path: RegExp, answer: object])[] = [
  [
    /^\/array\/[^/]+\/config/,
    {
      supportedCompression: ['gzip', 'gzip-js'],
      hasFeatureFlags: true,
      sessionRecording: { endpoint: '/s/' },
      heatmaps: true,
      surveys: true,
      autocaptureExceptions: true,
      capturePerformance: false,
      autocapture_opt_out: false,
    },
  ],
  [/^\/flags/, { featureFlags: {}, flags: {}, featureFlagPayloads: {}, errorsWhileComputingFlags: false }],
  [/^\/api\/surveys/, { surveys: [] }],
];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const body = await buffer(request);
  return (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
}

/** A PostHog stand-in on its own origin, which keeps what it receives. */
export async function startPostHog(): Promise<PostHogStandIn> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void bodyOf(request).then((body) => {
      if (request.method !== 'OPTIONS') received.push({ path, body });
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify(answers.find(([pattern]) => pattern.test(path))?.[1] ?? { status: 1 }));
    });
  });
  const host = `http://127.0.0.1:${await listen(server)}`;
  return {
    analytics: { key: 'phc_e2e', host, assetsHost: '', idleSeconds: 1800, flushSeconds: 1, cookieDays: 365 },
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
