import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runNumbers, type Bench } from '../bench.ts';
import { medianOf, type Findings } from '../measurement.ts';
import { root } from '../paths.ts';

const execute = promisify(execFile);

const REMOTE = 'mfe-tax';
const FILE = 'src/screens/tax-calculator/TaxCalculator.tsx';
const TEXT = 'Income Tax Calculator - India';

async function copyRemote(folder: string): Promise<void> {
  await cp(join(root, REMOTE), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.swc)(\/|$)/.test(path),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** The build that `npm run build` starts, on another folder. */
async function build(folder: string): Promise<void> {
  await execute(process.execPath, [join(root, 'platform/webpack/runWebpack.ts'), folder], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The command that publishes what is built. @throws where visitors would not get it. */
async function publishTo(store: string, folder: string): Promise<void> {
  const { stdout } = await execute(
    process.execPath,
    [join(root, 'platform/service/cli.ts'), 'publish', '--dir', join(folder, 'dist')],
    { env: { ...process.env, ARTHA_STORE: store } },
  );
  if (!stdout.includes('is live;')) throw new Error(`Publishing changed nothing: ${stdout}`);
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

/** A changed text of one remote, until visitors get it: a build with a warm cache and a publish to a full store. */
export async function measurePublish(bench: Bench): Promise<Findings> {
  const site = await bench.site();
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-publish-'));
  const remote = join(folder, REMOTE);
  const store = join(folder, 'store');
  const samples: number[] = [];
  try {
    await copyRemote(remote);
    await cp(site.store.folder, store, { recursive: true, verbatimSymlinks: true });
    await build(remote);
    const before = await readFile(join(remote, FILE), 'utf8');
    if (!before.includes(TEXT)) throw new Error(`${REMOTE}/${FILE} has no “${TEXT}” to change.`);
    for (const run of runNumbers(bench)) {
      await writeFile(join(remote, FILE), before.replace(TEXT, `${TEXT}, ${run}`));
      const started = performance.now();
      await build(remote);
      const built = secondsSince(started);
      await publishTo(store, remote);
      samples.push(secondsSince(started));
      bench.say(
        `publish ${run}/${bench.runs}: built in ${built.toFixed(2)} s, live after ${secondsSince(started).toFixed(2)} s`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { measurements: [medianOf('publish', REMOTE, samples)], notes: [] };
}
