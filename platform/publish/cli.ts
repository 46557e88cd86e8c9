import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SiteConfig } from '@artha/shared/config';
import { buildAll } from '../webpack/cli.ts';
import { root } from '../webpack/baseConfig.ts';
import { findPackages } from '../webpack/findPackages.ts';
import { readPort } from '../port.ts';
import { loadConfig } from './loadConfig.ts';
import { readStandIns, withStandIns } from '../sandbox/standIns.ts';
import { FolderStore } from '../store/folderStore.ts';
import { openLocalContext, serviceFolderOf } from '../service/openLocalContext.ts';
import { publish, readRegistry, recompose, rollback, withdraw, type LocalContext } from './publish.ts';

const usage = `npm run release -- publish <name>     build what changed and give it to visitors
npm run release -- publish --dir <f>  publish a release that is built already
npm run release -- rollback <name>    give visitors the release before
npm run release -- withdraw <name>    take a remote off the site
npm run release -- status             what visitors get
npm run release -- compose            write every page again, as after a change of site.config.json`;

/** Folder of the local store; `ARTHA_STORE` moves it. */
export function storeFolder(): string {
  return process.env['ARTHA_STORE'] ?? join(root, '.artha/store');
}

/** The configuration as somebody wrote it. */
export function localConfig(): SiteConfig {
  const file = process.env['ARTHA_CONFIG'] ?? join(root, 'site.config.json');
  return loadConfig(file, process.env, `http://127.0.0.1:${readPort()}`);
}

/** The store and the configuration that commands work on: with the stand-ins that `npm start` named, on this machine. */
export function localContext(): Promise<LocalContext & { readonly store: FolderStore }> {
  const store = new FolderStore(storeFolder());
  const config = localConfig();
  const standIns = readStandIns(store.folder, config.origin);
  return openLocalContext(store, standIns ? withStandIns(config, standIns) : config, serviceFolderOf(store.folder));
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { dir: { type: 'string' } } });
  const [command, name] = positionals;
  const context = await localContext();
  if (command === 'publish' && (name || values.dir)) {
    if (name && !values.dir) await buildAll([name], console.log);
    const folder = values.dir ?? findPackages().find((one) => one.name === name)?.outDir ?? '';
    const started = performance.now();
    const [result] = await publish(context, [folder]);
    if (!result) return;
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      result.changed
        ? `${result.name} ${result.version} (${result.digest}) is live; stored and composed in ${took} s.`
        : `${result.name} ${result.version} (${result.digest}) was live already; nothing changed.`,
    );
  } else if (command === 'rollback' && name) {
    const result = await rollback(context, name);
    console.log(`${result.name} ${result.version} (${result.digest}) is live again.`);
  } else if (command === 'withdraw' && name) {
    await withdraw(context, name);
    console.log(`${name} is off the site. npm run release -- publish ${name} brings it back.`);
  } else if (command === 'status') {
    const registry = await readRegistry(context);
    console.table(
      Object.entries(registry.microFrontends).flatMap(([remote, versions]) =>
        versions.map(({ metadata, deployment, extras }) => ({
          name: remote,
          version: metadata.version,
          digest: extras.digest,
          live: deployment.default ? 'live' : '',
          published: extras.published,
          owner: extras.owner,
        })),
      ),
    );
  } else if (command === 'compose') {
    await recompose(context);
    console.log('Every page is composed anew.');
  } else {
    console.log(usage);
    process.exitCode = 2;
  }
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
