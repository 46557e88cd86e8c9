import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findPackages } from '@artha/build/findPackages';
import { loadConfig } from '@artha/release/loadConfig';
import { openLocalContext } from '@artha/release/openLocalContext';
import { openStore } from '@artha/release/openStore';
import { publish, rollback, withdraw, type LocalContext } from '@artha/release/publish';
import { prepareRefresh, refreshPages } from '@artha/release/refreshPages';
import { composeQuickly } from '@artha/release/testing/composeQuickly';
import { runNumbers, type Bench } from '../bench.ts';
import { medianOf, type Findings, type Measurement } from '../measurement.ts';
import { outFolder, root } from '../paths.ts';
import { countWrites } from '../scale/countWrites.ts';
import type { ScalePoint } from '../scale/drawCurves.ts';
import { generatedNames, writeGeneratedRelease } from '../scale/generateSite.ts';
import { readWhile } from '../scale/readWhile.ts';

const edgeProgram = join(import.meta.dirname, '../scale/edgeProcess.ts');
const edgeSchema = v.object({ status: v.literal(200), startMs: v.number(), rss: v.number() });

/** Requests while a remote is published again and again. */
const REQUESTS = 50_000;

/** The remote that is published again and again. */
const CHANGED = 'generated-1';
const PAGE = `/generated/${CHANGED}`;

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Bytes of a first visit that depend on the registry: the page and the registry that it names, by Brotli. */
async function firstVisitBytes({ store }: LocalContext): Promise<number> {
  const site = await store.openSite();
  const file = `${PAGE.slice(1)}/index.html`;
  const html = (await site?.read(file))?.toString() ?? '';
  const registry = /"registry":\{"url":"\/(?<path>[^"]+)"/.exec(html)?.groups?.['path'] ?? '';
  const [page, named] = [await site?.read(`${file}.br`), await store.readPublic(`${registry}.br`)];
  if (!page || !named) throw new Error(`${file} or the registry that it names is missing.`);
  return page.length + named.length;
}

/** Starts an edge in a process of its own. */
async function startEdge(store: string, rootFile: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    edgeProgram,
    ...['--store', store, '--root', rootFile, '--path', PAGE],
  ]);
  return v.parse(edgeSchema, JSON.parse(stdout));
}

interface SizeResult {
  readonly point: Omit<ScalePoint, 'store'>;
  readonly measurements: readonly Measurement[];
  readonly note: string;
  readonly visitBytes: number;
}

/** The changes of a site that are measured; `menu` is a publish with a new entry in the frame. */
type Change = 'publish' | 'rollback' | 'withdraw' | 'menu';

/** Measures a site of this many generated remotes. @param address of its store. */
async function measureSize(bench: Bench, count: number, address: string, folder: string): Promise<SizeResult> {
  const config = loadConfig(join(root, 'site.config.json'), { ARTHA_ORIGIN: 'https://artha.example' });
  const counted = countWrites(openStore(address));
  const context = await openLocalContext(counted.store, config, join(folder, 'service'));
  const releases = join(folder, 'releases');
  const shell = findPackages(root).find(({ name }) => name === 'shell')?.outDir ?? '';
  const folders = await Promise.all(
    generatedNames(count).map((name) => writeGeneratedRelease(releases, { name, version: 1 })),
  );
  const first = await secondsOf(() => publish({ ...context, ...composeQuickly }, [shell, ...folders]));
  bench.say(`scale: ${String(count)} remotes for the first time in ${first.toFixed(1)} s`);
  // The first publish with the compression for visitors changes every page once.
  await publish(context, [await writeGeneratedRelease(releases, { name: CHANGED, version: 2 })]);
  counted.takeCount();

  const samples: Record<Change, number[]> = { publish: [], rollback: [], withdraw: [], menu: [] };
  const written: Record<Change, number> = { publish: 0, rollback: 0, withdraw: 0, menu: 0 };
  const time = async (what: Change, work: () => Promise<unknown>) => {
    samples[what].push(await secondsOf(work));
    written[what] = counted.takeCount();
    bench.say(`scale: ${String(count)} remotes, ${what}: ${samples[what].at(-1)?.toFixed(2) ?? ''} s`);
  };
  const write = (version: number, hasMenuEntry = false) =>
    writeGeneratedRelease(releases, { name: CHANGED, version, hasMenuEntry });
  for (const run of runNumbers(bench)) {
    const release = await write(2 * run + 1);
    await time('publish', () => publish(context, [release]));
    await time('rollback', () => rollback(context, CHANGED));
    await time('withdraw', () => withdraw(context, CHANGED));
    await publish(context, [await write(2 * run + 2)]);
  }
  const visitBytes = await firstVisitBytes(context);
  const serviceBytes = process.memoryUsage().rss;
  const rootFile = join(folder, 'root.json');
  await writeFile(rootFile, context.authority.roots[0] ?? '');
  const edge = await startEdge(address, rootFile);
  // After the others, because it changes every page.
  const withEntry = await write(2 * bench.runs + 3, true);
  counted.takeCount();
  const allPages = await secondsOf(async () => {
    await time('menu', () => publish({ ...context, isPostponing: true }, [withEntry]));
    for (let names = await prepareRefresh(context); names.length > 0; names = await prepareRefresh(context)) {
      await refreshPages(context, names);
    }
  });
  const where = `${String(count)} remotes`;
  const visit = `a first visit loads ${String(visitBytes)} bytes of page and registry`;
  bench.say(`scale: ${where}, edge: ${(edge.startMs / 1000).toFixed(2)} s; ${visit}`);
  const reading = await readWhile({ context, path: PAGE, requests: REQUESTS }, async (round) => {
    await publish(context, [await write(2 * bench.runs + 3 + round)]);
  });
  return {
    point: {
      remotes: count,
      publish: Math.min(...samples.publish),
      rollback: Math.min(...samples.rollback),
      withdraw: Math.min(...samples.withdraw),
      menu: Math.min(...samples.menu),
      allPages,
      edgeStart: edge.startMs / 1000,
      written: written.publish,
    },
    measurements: [
      medianOf('scaleLive', `${where}, publish`, samples.publish),
      medianOf('scaleLive', `${where}, rollback`, samples.rollback),
      medianOf('scaleLive', `${where}, withdraw`, samples.withdraw),
      medianOf('scaleLive', `${where}, menu entry`, samples.menu),
      medianOf('scaleEdge', where, [edge.startMs / 1000]),
    ],
    note:
      `${where}: a menu entry on all pages after ${allPages.toFixed(1)} s; files written: ` +
      `${Object.entries(written)
        .map(([what, files]) => `${what} ${String(files)}`)
        .join(', ')}; memory: service ` +
      `${megabytes(serviceBytes)}, edge ${megabytes(edge.rss)}; ${visit}; ${reading}.`,
    visitBytes,
  };
}

/**
 * Publishes, rolls back and withdraws one remote on sites of several sizes, in a folder, and in the bucket `artha-bench`
 * of the object storage that `ARTHA_TEST_S3` names.
 */
export async function measureScale(bench: Bench): Promise<Findings> {
  const measurements: Measurement[] = [];
  const notes: string[] = [];
  const storage = process.env['ARTHA_TEST_S3'];
  const points: ScalePoint[] = [];
  let smallest: number | undefined;
  for (const count of bench.sizes) {
    for (const isFolder of storage === undefined ? [true] : [true, false]) {
      const folder = await mkdtemp(join(tmpdir(), 'artha-bench-scale-'));
      const address = isFolder
        ? join(folder, 'store')
        : `s3://artha-bench/${String(Date.now())}?endpoint=${storage ?? ''}&path-style=true`;
      try {
        const { visitBytes, note, measurements: own, point } = await measureSize(bench, count, address, folder);
        points.push({ ...point, store: isFolder ? 'folder' : 'S3' });
        await mkdir(outFolder, { recursive: true });
        await writeFile(join(outFolder, 'scale.json'), JSON.stringify(points));
        smallest ??= visitBytes;
        const growth = {
          budget: 'scaleVisit',
          where: `${String(count)} remotes`,
          value: (visitBytes / smallest - 1) * 100,
        } as const;
        measurements.push(...own.map((one) => ({ ...one, where: isFolder ? one.where : `${one.where}, S3` })), growth);
        notes.push(isFolder ? note : `S3, ${note}`);
        bench.say(note);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  }
  return { measurements, notes };
}
