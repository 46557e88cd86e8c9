import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import {
  carriedRegistrySchema,
  documentHeaders,
  expandPath,
  findRoute,
  pageElementSchema,
  pageTitle,
  securityHeaders,
  WORKERS_FOLDER,
  type PageElement,
  type RemoteConfig,
} from '@artha/shared/contract';
import { registryFile, type RegistryFile } from '@artha/core/registryFile';
import { onStop } from '@artha/process/onStop';
import { checkPortIsFree, readPort } from '@artha/process/port';
import { askSite } from '@artha/service/askSite';
import type { BuildablePackage } from '@artha/build/findPackages';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { integrityOf, sourceOf } from '@artha/core/integrity';
import { DEVELOPMENT_ENTRY, developmentBuild } from './developmentBuild.ts';
import { readPageElement } from '../readPageElement.ts';
import { passedOn } from '../browser/servePages.ts';
import { developmentPage } from './developmentPage.ts';
import { policiesOf, readPolicies, withDevelopment, type DevelopmentNeeds } from './developmentPolicy.ts';
import { developmentRegistry } from './developmentRegistry.ts';
import { buildErrorsScript } from './buildErrorsScript.ts';
import { describeViolation, violationScript } from './violationScript.ts';
import { watchWorkers, type DevelopmentWorkers } from './developmentWorkers.ts';

const HOST = '127.0.0.1';
const DEFAULT_PORT = '8090';
/** The path, below the address of the build, at which pages report what their policy blocks. */
const VIOLATIONS = 'violations';

/** A page of the deployed site with its data. */
interface DeployedPage {
  readonly html: string;
  readonly headers: Headers;
  readonly element: PageElement;
}

/** @throws if the site does not respond, or responds with something other than a page. */
async function readPage(site: string, path: string): Promise<DeployedPage> {
  const response = await askSite(site, path, { headers: { Accept: 'text/html' } });
  const html = await response.text();
  return { html, headers: response.headers, element: v.parse(pageElementSchema, readPageElement(html)) };
}

/** A page of the development server. */
interface ServedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A header that lets no script load without a digest: a development build has none. */
const DIGESTS_ONLY = 'integrity-policy';

/** Pages of a site with a development build instead of a remote's release. */
class DevelopmentSite {
  readonly #site: string;
  readonly #config: RemoteConfig;
  readonly #publicPath: string;
  readonly #readEntry: () => Promise<Uint8Array>;
  readonly #workers: DevelopmentWorkers | undefined;
  readonly #script: string;
  readonly #needs: DevelopmentNeeds;
  readonly #registries = new Map<string, RegistryFile>();

  constructor(
    site: string,
    config: RemoteConfig,
    publicPath: string,
    readEntry: () => Promise<Uint8Array>,
    workers: DevelopmentWorkers | undefined,
    socket: string,
  ) {
    this.#script = `${violationScript(publicPath + VIOLATIONS)};\n${buildErrorsScript}`;
    this.#needs = { socket, script: sourceOf(this.#script) };
    this.#workers = workers;
    this.#site = site;
    this.#config = config;
    this.#publicPath = publicPath;
    this.#readEntry = readEntry;
  }

  /** The site's page at an address with the remote replaced. */
  async page(path: string): Promise<ServedPage> {
    const { html, headers, element } = await readPage(this.#site, path);
    const response = await fetch(new URL(element.registry.url, this.#site));
    const carried = v.parse(carriedRegistrySchema, await response.json());
    const { product } = element.config;
    const registry = developmentRegistry(
      carried,
      this.#config,
      { product, path },
      {
        url: this.#publicPath + DEVELOPMENT_ENTRY,
        integrity: integrityOf(await this.#readEntry()),
        files: this.#workers?.digests(),
      },
    );
    const file = registryFile(registry);
    this.#registries.set(file.url, file);
    const found = findRoute(registry, path);
    const isOwn = found?.remote === this.#config.name;
    const deployed = isOwn ? policiesOf(html, found.route, element) : readPolicies(html);
    const policies = withDevelopment(deployed, this.#needs);
    const isIsolated = found?.route.isolated ?? false;
    const ownHeaders = documentHeaders(isIsolated, { policies, devices: found?.route.needs?.devices });
    const sent = isOwn ? { ...securityHeaders, ...ownHeaders } : passedOn(headers);
    const own = ownHeaders['Content-Security-Policy'];
    const kept = Object.entries(sent).filter(
      ([name]) => ![DIGESTS_ONLY, 'content-security-policy', 'etag'].includes(name.toLowerCase()),
    );
    return {
      headers: { ...Object.fromEntries(kept), ...(own !== undefined && { 'Content-Security-Policy': own }) },
      html: developmentPage(html, {
        element: { ...element, registry: { url: file.url, integrity: file.integrity } },
        remote: this.#config.name,
        policies,
        script: this.#script,
        title: isOwn ? pageTitle(found.route, product) : undefined,
      }),
    };
  }

  /** A registry that a page of this site names; undefined for one of the deployed site. */
  registry(url: string): string | undefined {
    return this.#registries.get(url)?.content;
  }
}

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false);

/** Answers requests for pages and registries; passes all others on. */
function answerPages(site: DevelopmentSite) {
  return (request: IncomingMessage, reply: ServerResponse, next: (error?: unknown) => void): void => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const registry = site.registry(path);
    if (registry !== undefined) {
      reply.setHeader('Content-Type', 'application/json');
      reply.end(registry);
      return;
    }
    if (!wantsPage(request)) {
      next();
      return;
    }
    site
      .page(path)
      .then(({ html, headers }) => {
        for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
        reply.setHeader('Content-Type', 'text/html; charset=utf-8');
        reply.setHeader('Cache-Control', 'no-store');
        reply.end(html);
      })
      .catch((error: unknown) => {
        reply.statusCode = 502;
        reply.setHeader('Content-Type', 'text/plain; charset=utf-8');
        reply.end(error instanceof Error ? error.message : String(error));
      });
  };
}

/** Explains what a page has told that its policy blocks: to the page, and in the terminal. */
function answerViolations(address: string) {
  return (request: IncomingMessage, reply: ServerResponse, next: (error?: unknown) => void): void => {
    if (request.method !== 'POST' || request.url !== address) {
      next();
      return;
    }
    text(request)
      .then((told) => {
        const said = describeViolation(told);
        console.error(said);
        reply.setHeader('Content-Type', 'text/plain; charset=utf-8');
        reply.end(said);
      })
      .catch(() => {
        reply.statusCode = 400;
        reply.end();
      });
  };
}

/** A running development server. */
interface RunningDevelopment {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the deployed site with a remote's sources instead of its release; changes appear without a page load. It
 * passes other requests, such as uploads and sign-in, to the site.
 */
async function startDevelopment(
  folder: string,
  config: RemoteConfig,
  site: string,
  port: number,
): Promise<RunningDevelopment> {
  const publicPath = `/remotes/${config.name}/development/`;
  const compiler = webpack(developmentBuild(folder, config, publicPath));
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('artha', () => {
      resolve();
    });
  });
  const readEntry = async () => {
    await built;
    const { outputFileSystem, outputPath } = compiler;
    return new Promise<Uint8Array>((resolve, reject) => {
      outputFileSystem?.readFile(join(outputPath, DEVELOPMENT_ENTRY), (error, content) => {
        if (content) resolve(Buffer.from(content));
        else reject(new Error('The remote does not build; the terminal says why.', { cause: error }));
      });
    });
  };
  const workers = await watchWorkers(folder, config);
  const pages = new DevelopmentSite(site, config, publicPath, readEntry, workers, `ws://${HOST}:${port}`);
  const { origin } = new URL(site);
  const server = new DevServer(
    {
      host: HOST,
      port,
      hot: true,
      static: workers
        ? { directory: workers.folder, publicPath: publicPath + WORKERS_FOLDER, watch: false, serveIndex: false }
        : false,
      // Errors of components are shown by the screen’s own module: React catches them.
      client: {
        overlay: false,
        logging: 'warn',
      },
      setupMiddlewares: (middlewares) => [
        { name: 'artha-pages', middleware: answerPages(pages) },
        { name: 'artha-violations', middleware: answerViolations(publicPath + VIOLATIONS) },
        ...middlewares,
      ],
      proxy: [
        {
          pathFilter: (path: string) => !path.startsWith(publicPath) && path !== '/ws',
          target: origin,
          changeOrigin: true,
          on: {
            // The site answers for its own pages.
            proxyReq: (request) => {
              if (request.getHeader('origin') !== undefined) request.setHeader('origin', origin);
            },
          },
        },
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  const close = async () => {
    await Promise.all([server.stop(), workers?.close()]);
  };
  return { url: `http://${HOST}:${port}`, close };
}

/**
 * Runs the development server of a remote until Ctrl-C.
 * @param portText as it was typed.
 */
export async function runDevelopment(own: BuildablePackage, site: string, portText?: string): Promise<void> {
  const port = readPort(portText ?? process.env['PORT'] ?? DEFAULT_PORT);
  await checkPortIsFree(port, HOST);
  const config = await readRemoteConfig(own.folder);
  const { element } = await readPage(site, '/');
  const { url, close } = await startDevelopment(own.folder, config, site, port);
  console.log(
    `\n${own.name} with hot reload: ${url}${expandPath(config.routes[0]?.path ?? '/', element.config.product)}\n` +
      `Everything else is the deployed ${site}. Ctrl-C stops.`,
  );
  onStop(close);
}
