import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import DevServer from 'webpack-dev-server';
import type { Compiler } from 'webpack';
import { pageRegistry, findRoute, type PageElement, type Registry } from '@artha/shared/contract';
import { buildAll } from '../webpack/cli.ts';
import { root } from '../webpack/baseConfig.ts';
import { findPackages } from '../webpack/findPackages.ts';
import { onStop } from '../onStop.ts';
import { createEdge, startStatements } from '../edge/index.ts';
import { localContext } from '../service/localSettings.ts';
import { checkPortIsFree, readPort } from '../port.ts';
import { publish, readRegistry } from '../publish/index.ts';
import { registryFile } from '../compose/registryFile.ts';
import { developmentRemote, developmentShell } from './developmentBuilds.ts';
import { developmentPage } from './developmentPage.ts';

const HOST = '127.0.0.1';
const shellFolder = '/remotes/shell/development/';

/** The registry with a development build in place of a release: its files have no digests and change all the time. */
function withDevelopmentBuild(slice: Registry, name: string, url: string): Registry {
  const [version] = slice.microFrontends[name] ?? [];
  if (!version) throw new Error(`${name} is not in the store.`);
  const { icons, files } = version.extras;
  // Its icons stay those of the store, which are named by their digest.
  const ofIcons = Object.fromEntries(Object.values(icons).map((icon) => [icon, files[icon] ?? '']));
  const extras = { ...version.extras, files: ofIcons, screens: {}, entry: url.slice(url.lastIndexOf('/') + 1) };
  return { ...slice, microFrontends: { ...slice.microFrontends, [name]: [{ ...version, url, extras }] } };
}

function built(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

async function run(): Promise<void> {
  const port = readPort();
  await checkPortIsFree(port, HOST);
  const packages = findPackages();
  const remotes = packages.filter((one) => one.name !== 'shell');
  const remote = remotes.find((one) => one.name === process.argv[2]);
  const shell = packages.find((one) => one.name === 'shell');
  if (!remote || !shell) {
    throw new Error(
      `Say which remote: npm run dev -- <name>. There are: ${remotes.map((one) => one.name).join(', ')}.`,
    );
  }

  console.log('building what changed');
  await buildAll([], console.log);
  const context = await localContext();
  await publish(
    context,
    packages.map((one) => one.outDir),
  );

  console.log('building the development shell');
  const shellDir = join(root, '.artha/dev/shell');
  mkdirSync(shellDir, { recursive: true });
  await built(await developmentShell(shell, shellDir));

  const remotePort = port + 1;
  const origin = `http://${HOST}:${remotePort}`;
  const server = new DevServer(
    {
      host: HOST,
      port: remotePort,
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://${HOST}:${remotePort}/ws`, overlay: false },
      static: false,
    },
    await developmentRemote(remote, origin),
  );
  await server.start();

  const slice = pageRegistry(await readRegistry(context), context.config.product);
  const registry = withDevelopmentBuild(
    withDevelopmentBuild(slice, 'shell', `${shellFolder}main.js`),
    remote.name,
    `${origin}/remoteEntry.js`,
  );
  const { content, ...registryOf } = registryFile(registry);
  const element: PageElement = { registry: registryOf, config: context.config };
  const statements = await startStatements(join(root, 'statements'));
  const edge = await createEdge({
    store: context.store,
    trust: context.trust,
    statementsUrl: statements.url,
    folders: { [shellFolder]: shellDir },
  });
  edge.addHook('onRequest', async (request, reply) => {
    if (request.url === element.registry.url) return reply.type('application/json').send(content);
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return undefined;
    const route = findRoute(registry, request.url.split('?', 1)[0] ?? '/')?.route;
    return reply.type('text/html; charset=utf-8').send(developmentPage(element, `${shellFolder}main.js`, route));
  });
  await edge.listen({ port, host: HOST });
  const start = registry.microFrontends[remote.name]?.[0]?.extras.routes[0]?.path ?? '/';
  console.log(
    `\n${remote.name} with hot reload: http://${HOST}:${port}${start}\nThe other remotes come from the store. Ctrl-C stops all.`,
  );

  onStop(() => Promise.all([edge.close(), server.stop(), statements.close()]));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
