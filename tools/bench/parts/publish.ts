import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FolderStore } from '@artha/core/folderStore';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext, serviceFolderOf } from '@artha/service/openLocalContext';
import { startReleaseService } from '@artha/service/startReleaseService';
import { runNumbers, type Bench } from '../bench.ts';
import { medianOf, type PartFindings } from '../measurement.ts';
import { root } from '../paths.ts';

const execute = promisify(execFile);

const REMOTE = 'mfe-tax';
const FILE = 'src/texts/en/steps.tsx';
const TEXT = 'Income Tax Calculator - India';

async function copyRemote(folder: string): Promise<void> {
  await cp(join(root, REMOTE), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.swc)(\/|$)/.test(path),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

const artha = join(root, 'node_modules/.bin/artha');

/** The command with which a team builds. */
async function build(folder: string): Promise<void> {
  await execute(artha, ['build'], { cwd: folder });
}

/**
 * The command that publishes the build.
 * @throws if visitors do not get it.
 */
async function publishTo(service: string, keyFile: string, folder: string): Promise<void> {
  const { stdout } = await execute(artha, ['publish', '--dir', 'dist', '--site', service, '--key', keyFile], {
    cwd: folder,
  });
  if (!stdout.includes('is live;')) throw new Error(`Publishing changed nothing: ${stdout}`);
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

/** A changed text of one remote, until visitors get it: a build with a warm cache and a publish to a full store. */
export async function measurePublish(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-publish-'));
  const remote = join(folder, REMOTE);
  const store = join(folder, 'store');
  const ofService = serviceFolderOf(store);
  const samples: number[] = [];
  await cp(site.store.folder, store, { recursive: true, verbatimSymlinks: true });
  await cp(serviceFolderOf(site.store.folder), ofService, { recursive: true });
  const service = await startReleaseService(
    await openLocalContext(new FolderStore(store), site.config, ofService, releaseFeatures()),
  );
  try {
    await copyRemote(remote);
    await build(remote);
    const before = await readFile(join(remote, FILE), 'utf8');
    if (!before.includes(TEXT)) throw new Error(`${REMOTE}/${FILE} has no “${TEXT}” to change.`);
    for (const run of runNumbers(bench)) {
      await writeFile(join(remote, FILE), before.replace(TEXT, `${TEXT}, ${run}`));
      const started = performance.now();
      await build(remote);
      const built = secondsSince(started);
      await publishTo(service.url, join(ofService, 'team.pem'), remote);
      samples.push(secondsSince(started));
      bench.say(
        `publish ${run}/${bench.runs}: built in ${built.toFixed(2)} s, live after ${secondsSince(started).toFixed(2)} s`,
      );
    }
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { measurements: [medianOf('publish', REMOTE, samples)], notes: [] };
}
