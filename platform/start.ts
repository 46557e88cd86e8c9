import { join } from 'node:path';
import { buildAll } from './webpack/cli.ts';
import { root } from './webpack/baseConfig.ts';
import { findPackages } from './webpack/findPackages.ts';
import { onStop } from './onStop.ts';
import { createEdge, startStatements } from './edge/index.ts';
import { checkPortIsFree, readPort } from './port.ts';
import { publish } from './publish/index.ts';
import { localContext } from './publish/cli.ts';
import { missingSettings } from './publish/missingSettings.ts';

const HOST = process.env['HOST'] ?? '127.0.0.1';
const started = performance.now();

function log(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}

function describeMissing(settings: readonly string[]): string {
  if (settings.length === 0) return '';
  const lines = settings.map((line) => `    ${line}`).join('\n');
  return `\n  Not configured (site.config.json, or these variables):\n${lines}\n`;
}

async function start(): Promise<void> {
  // Before minutes of building, not after.
  const port = readPort();
  await checkPortIsFree(port, HOST);
  log('building what changed');
  await buildAll([], log);
  const context = localContext();
  log('publishing to the local store');
  const results = await publish(
    context,
    findPackages().map((one) => one.outDir),
  );
  for (const result of results.filter(({ changed }) => changed)) {
    log(`${result.name} ${result.version} (${result.digest}) is live`);
  }
  const statements = await startStatements(join(root, 'statements'));
  const edge = await createEdge({ store: context.store, statementsUrl: statements.url });
  await edge.listen({ port, host: HOST });
  log(`${context.config.product} runs at http://${HOST}:${port}

  site           http://${HOST}:${port}
  tools          http://${HOST}:${port}/tools
  health         http://${HOST}:${port}/~health
  statements     ${statements.url} (as /upload on the site)
  store          ${context.store.folder}

${describeMissing(missingSettings(context.config))}
  A new version of one remote:  npm run release -- publish tax
  Ctrl-C stops all.
`);

  onStop(() => Promise.all([edge.close(), statements.close()]));
}

try {
  await start();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
