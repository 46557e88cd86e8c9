import proxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { join } from 'node:path';
import type { FolderStore } from '../store/folderStore.ts';
import { siteFiles } from '../compose/siteFiles.ts';
import { embeddedDocumentPolicy } from '../compose/embeddedDocument.ts';
import { securityHeaders } from './securityHeaders.ts';
import { SiteHeaders } from './siteHeaders.ts';

export interface EdgeOptions {
  readonly store: FolderStore;
  /** Address of the statement service; without one `/upload` says that it does not answer. */
  readonly statementsUrl?: string | undefined;
  /** More folders to serve, by address: builds in development. */
  readonly folders?: Readonly<Record<string, string>>;
}

/** Composed pages and the registry: always asked for again, answered with 304 where nothing changed. */
const REVALIDATE = 'no-cache';
/** Files of a release, registries of pages and pictures never change: their address holds a digest. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const immutableFolders = ['remotes', 'og', 'registries'];

const plainPaths: ReadonlySet<string> = new Set([...siteFiles.map((file) => `/${file}`)]);

/**
 * Serves a composed site as any static host would: files with their compressed twins, immutable releases, pages that
 * are revalidated, and 404 where nothing is. Statements are passed to their service, so that the site is one origin.
 */
export async function createEdge({ store, statementsUrl, folders = {} }: EdgeOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true });
  const headers = new SiteHeaders(store);

  app.addHook('onSend', async (request, reply) => {
    const framed = request.url.startsWith('/embedded/') && reply.statusCode < 400;
    reply.headers({ ...securityHeaders, ...(framed && { 'Content-Security-Policy': embeddedDocumentPolicy }) });
  });

  for (const [index, folder] of immutableFolders.entries()) {
    await app.register(serveFiles, {
      root: join(store.publicFolder, folder),
      prefix: `/${folder}/`,
      preCompressed: true,
      index: false,
      cacheControl: false,
      decorateReply: index === 0,
      setHeaders: (reply, file) => {
        reply.header('Cache-Control', file.startsWith(store.publicFolder) ? IMMUTABLE : REVALIDATE);
      },
    });
  }
  for (const [prefix, folder] of Object.entries(folders)) {
    await app.register(serveFiles, { root: folder, prefix, decorateReply: false });
  }
  await app.register(proxyTo, { prefix: '/upload', upstream: statementsUrl });

  const sendPage = async (reply: FastifyReply, file: string, path: string) => {
    const link = (await headers.of(path))?.link;
    if (link) reply.header('Link', link);
    return reply.sendFile(file, store.siteLink);
  };

  app.get('/*', async (request, reply) => {
    const path = decodePath(request.url);
    // One address a page: `/tools/` is `/tools`.
    if (path !== '/' && /^[^?]*\/(\?|$)/.test(request.url) && (await headers.of(path))) {
      return reply.redirect(path + request.url.slice(request.url.split('?', 1)[0]?.length), 308);
    }
    if (plainPaths.has(path) || path.startsWith('/embedded/')) return sendPage(reply, path.slice(1), path);
    if (await headers.of(path)) return sendPage(reply, join(path, 'index.html'), path);
    reply.code(404);
    return sendPage(reply, '404.html', '/404');
  });
  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404).header('Cache-Control', REVALIDATE);
    const isFile = immutableFolders.some((folder) => request.url.startsWith(`/${folder}/`));
    if (isFile) return reply.type('text/plain').send('No such file in any release.\n');
    return sendPage(reply, '404.html', '/404');
  });
  return app;
}

/** The path of a request without query and trailing slash; an unreadable one matches nothing. */
function decodePath(url: string): string {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    return path.length > 1 ? path.replace(/\/+$/, '') : path;
  } catch {
    return '';
  }
}

const unanswered = {
  error:
    'The statement service does not answer. Nothing was lost: your file is still here. Please try again in a minute.',
};

async function proxyTo(app: FastifyInstance, { upstream }: { upstream: string | undefined }): Promise<void> {
  if (!upstream) {
    app.all('/', async (_request, reply) => reply.code(503).header('Retry-After', '60').send(unanswered));
    return;
  }
  await app.register(proxy, {
    upstream,
    rewritePrefix: '/upload',
    proxyPayloads: true,
    replyOptions: {
      // The service counts uploads by address: the last one is what this edge saw, those before it are hearsay.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'] ?? [], request.ip].flat().join(', '),
      }),
      onError: (reply) => {
        void reply.code(503).header('Retry-After', '60').send(unanswered);
      },
    },
  });
}
