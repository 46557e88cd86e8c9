import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import {
  carriedRegistrySchema,
  contentTypeOf,
  findRoute,
  pageTitle,
  type Registry,
  type RemoteConfig,
} from '@artha/shared/contract';
import { registryFile, type RegistryFile } from '@artha/core/registryFile';
import { developmentRegistry } from '@artha/remote-kit/developmentRegistry';
import { OVERRIDE_ENTRY, type OverrideBuild } from './overrideBuild.ts';

const HOST = '127.0.0.1';
/** The path of the build's files. */
export const FILES_PATH = '/files/';

/** The event that has a tab load again. */
const BUILT = 'event: built\ndata:\n\n';

const askedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.string(), challenge: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
);

/** The offer to a tab that runs the build: the record for its site, and the facts that it tells the person. */
export interface OverrideOffer {
  readonly record: string;
  readonly name: string;
  readonly version: string;
  /** Address of the remote's first page. */
  readonly path: string;
  readonly until: string;
}

/** The options of an override's server. */
export interface OverrideServerOptions {
  /** Origin of the site whose pages may read from it. */
  readonly site: string;
  readonly config: RemoteConfig;
  /** The name of the product, for addresses. */
  readonly product: string;
  /** In the link that the command prints: only who has it may ask for a record. */
  readonly code: string;
  readonly port: number;
  /** The newest build that works. */
  readonly readBuild: () => OverrideBuild;
  /** Has the site's release service confirm the override for a tab. */
  readonly offer: (challenge: string) => Promise<OverrideOffer>;
}

/** A running server of an override. */
export interface OverrideServer {
  readonly origin: string;
  /** Has all tabs load again. */
  readonly announceBuild: () => void;
  readonly close: () => Promise<void>;
}

/** An answer that refuses, with the reason. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

async function readAsked(request: IncomingMessage, code: string): Promise<string> {
  const asked = v.safeParse(askedSchema, await text(request));
  if (!asked.success) throw new Refused(400, 'This is no request of a tab.');
  if (!isSame(asked.output.code, code))
    throw new Refused(403, 'The link is not the one that artha override has printed. Open that one.');
  return asked.output.challenge;
}

/** The registry that a page of the site names. */
async function readCarried(site: string, address: string): Promise<Registry> {
  if (!/^\/registries\/[0-9a-f]{20}\.json$/.test(address)) throw new Refused(400, 'This is no registry of a page.');
  const response = await fetch(new URL(address, site));
  return v.parse(carriedRegistrySchema, await response.json());
}

/**
 * Serves a build to pages of one site, on the loopback interface: only they may read from it, and only with the code of
 * the printed link is a tab let in.
 */
export async function serveOverride(options: OverrideServerOptions): Promise<OverrideServer> {
  const { site, config, product, code, port, readBuild, offer } = options;
  const origin = `http://${HOST}:${port}`;
  const registries = new Map<string, RegistryFile>();
  const watching = new Set<ServerResponse>();

  const readPage = async ({ searchParams }: URL) => {
    const { version, digest, built, files } = readBuild();
    const carried = await readCarried(site, searchParams.get('registry') ?? '');
    const path = searchParams.get('path') ?? '/';
    const registry = developmentRegistry(
      carried,
      config,
      { product, path },
      {
        url: origin + FILES_PATH + OVERRIDE_ENTRY,
        integrity: files.get(OVERRIDE_ENTRY)?.integrity ?? '',
        files: Object.fromEntries(Array.from(files, ([path, { integrity }]) => [path, integrity])),
        release: { version, digest, built },
      },
    );
    const file = registryFile(registry);
    registries.set(file.url, file);
    const found = findRoute(registry, path);
    return {
      registry: { url: origin + file.url, integrity: file.integrity },
      version,
      digest,
      // The composed page of the release is of no use to another build.
      title: found?.remote === config.name ? pageTitle(found.route, product) : null,
    };
  };

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    // Another name for this machine would be that of a site which makes browsers ask here (DNS rebinding).
    if (request.headers.host !== `${HOST}:${port}`) throw new Refused(421, 'This server has another name.');
    const sendJson = (value: object | string) => {
      reply.setHeader('Content-Type', 'application/json');
      reply.end(typeof value === 'string' ? value : JSON.stringify(value));
    };
    if (request.method === 'OPTIONS') {
      reply.writeHead(204).end();
    } else if (request.method === 'POST' && url.pathname === '/override') {
      if (request.headers.origin !== site) throw new Refused(403, `Only ${site} may ask here.`);
      sendJson(await offer(await readAsked(request, code)));
    } else if (url.pathname === '/page') {
      sendJson(await readPage(url));
    } else if (registries.has(url.pathname)) {
      sendJson(registries.get(url.pathname)?.content ?? '');
    } else if (url.pathname === '/changes') {
      reply.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      // Built again since the tab has read its page.
      if (url.searchParams.get('digest') !== readBuild().digest) reply.write(BUILT);
      watching.add(reply);
      reply.once('close', () => watching.delete(reply));
    } else {
      const path = url.pathname.startsWith(FILES_PATH) ? url.pathname.slice(FILES_PATH.length) : '';
      const file = readBuild().files.get(path);
      if (!file) throw new Refused(404, 'There is no such file in this build.');
      reply.setHeader('Content-Type', contentTypeOf(path));
      reply.end(file.content);
    }
  };

  const server = createServer((request, reply) => {
    reply.setHeaders(
      new Map([
        ['Access-Control-Allow-Origin', site],
        ['Access-Control-Allow-Headers', 'Content-Type'],
        // A public site asks before it reaches the person's machine (Private Network Access).
        ['Access-Control-Allow-Private-Network', 'true'],
        ['Cache-Control', 'no-store'],
        // Pictures are shown by pages of the site; other sites get none of the team's scripts.
        ['Cross-Origin-Resource-Policy', /\.(js|map|json)$/.test(request.url ?? '') ? 'same-origin' : 'cross-origin'],
        ['X-Content-Type-Options', 'nosniff'],
      ]),
    );
    answer(request, reply).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reply.writeHead(error instanceof Refused ? error.status : 502, { 'Content-Type': 'text/plain; charset=utf-8' });
      reply.end(reason);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  return {
    origin,
    announceBuild: () => {
      for (const reply of watching) reply.write(BUILT);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
