import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { loadConfig } from '@artha/core/loadConfig';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext } from '@artha/service/openLocalContext';
import { openStore } from '@artha/object-storage/openStore';
import { publish, rollback, withdraw, type LocalContext } from '@artha/core/publish';
import { prepareRefresh, refreshPages } from '@artha/core/refreshPages';
import type { Bench } from '../bench.ts';
import { medianOf, type PartFindings, type Measurement } from '../measurement.ts';
import { outFolder, root } from '../paths.ts';
import { median } from '../sample.ts';
import { countWrites } from '../scale/countWrites.ts';
import { drawCurves } from '../scale/drawCurves.ts';
import { PAGES_OF_REMOTE, writeGeneratedRelease } from '../scale/generateSite.ts';
import { changes, describePoints, type SiteChange, type ScalePoint } from '../scale/point.ts';
import { readWhile } from '../scale/readWhile.ts';
import { startObjectStorage } from '../scale/startObjectStorage.ts';

const generateProgram = join(import.meta.dirname, '../scale/generateProcess.ts');
const edgeProgram = join(import.meta.dirname, '../scale/edgeProcess.ts');
const serviceProgram = join(import.meta.dirname, '../scale/serviceProcess.ts');
const startSchema = v.object({ status: v.literal(200), startMs: v.number(), rss: v.number() });

/** Requests while a remote is published again and again: many at one size, which takes minutes, and some at the others. */
const requestsOf = ({ store, remotes }: Subject): number => (store === 'folder' && remotes === 100 ? 50_000 : 2000);

/** The remote that is published again and again. */
const CHANGED = 'generated-1';
const PAGE = `/generated/${CHANGED}`;

const picture = join(root, 'docs/images/scale.svg');

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

/** Starts a program in a process of its own; it prints what its start took. */
async function start(program: string, ...parameters: readonly string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters]);
  return v.parse(startSchema, JSON.parse(stdout));
}

interface Sample {
  readonly seconds: number;
  readonly processor: number;
  readonly written: number;
}

async function sampleOf(work: () => Promise<unknown>, takeCount: () => number): Promise<Sample> {
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - started) / 1000, processor: (user + system) / 1e6, written: takeCount() };
}

/** A value for each change. */
function ofChanges<T>(value: (change: SiteChange) => T): Record<SiteChange, T> {
  return { publish: value('publish'), rollback: value('rollback'), withdraw: value('withdraw'), menu: value('menu') };
}

interface SizeResult {
  readonly point: ScalePoint;
  readonly measurements: readonly Measurement[];
  readonly note: string;
}

/** A site to measure. */
interface Subject {
  readonly store: ScalePoint['store'];
  readonly remotes: number;
  /** Address of its store. */
  readonly address: string;
  readonly folder: string;
}

/** Generates a site of this many remotes, and measures changes of one of them. */
async function measureSite(bench: Bench, subject: Subject): Promise<SizeResult> {
  const { store, remotes, address, folder } = subject;
  const where = `${String(remotes)} remotes, ${store}`;
  const say = (line: string) => bench.say(`scale: ${where}, ${line}`);
  const config = loadConfig(join(root, 'site.config.json'), { ARTHA_ORIGIN: 'https://artha.example' });
  const { store: counting, takeCount } = countWrites(openStore(address));
  const serviceFolder = join(folder, 'service');
  const context = await openLocalContext(counting, config, serviceFolder, releaseFeatures());
  const releases = join(folder, 'releases');
  const write = (version: number, hasMenuEntry = false) =>
    writeGeneratedRelease(releases, { name: CHANGED, version, hasMenuEntry });
  const generating = performance.now();
  await promisify(execFile)(process.execPath, [
    generateProgram,
    ...['--store', address, '--folder', serviceFolder],
    ...['--releases', releases, '--remotes', String(remotes)],
  ]);
  say(`generated in ${((performance.now() - generating) / 1000).toFixed(0)} s`);
  // The first publish with the compression for visitors changes the files that all remotes share.
  let version = 2;
  await publish(context, [await write(version)]);
  takeCount();

  const samples: Record<SiteChange, Sample[]> = ofChanges(() => []);
  const time = async (what: SiteChange, work: () => Promise<unknown>) => {
    const sample = await sampleOf(work, takeCount);
    samples[what].push(sample);
    say(`${what}: ${sample.seconds.toFixed(2)} s, of it ${sample.processor.toFixed(2)} s of processor time`);
  };
  const next = (hasMenuEntry = false) => write((version += 1), hasMenuEntry);
  for (let run = 1; run <= bench.runs; run += 1) {
    const release = await next();
    await time('publish', () => publish(context, [release]));
    await time('rollback', () => rollback(context, CHANGED));
    await time('withdraw', () => withdraw(context, CHANGED));
    await publish(context, [await next()]);
    takeCount();
  }
  const visitBytes = await firstVisitBytes(context);
  const rootFile = join(folder, 'root.json');
  await writeFile(rootFile, context.authority.roots[0] ?? '');
  const edge = await start(edgeProgram, '--store', address, '--root', rootFile, '--path', PAGE);
  const service = await start(serviceProgram, '--store', address, '--folder', serviceFolder);
  const reading = await readWhile({ context, path: PAGE, requests: requestsOf(subject) }, async () => {
    await publish(context, [await next()]);
  });
  say(reading);
  // After the others, because it changes every page. All pages follow only in a site that is small enough to wait for.
  const withEntry = await next(true);
  takeCount();
  await time('menu', () => publish({ ...context, isPostponing: true }, [withEntry]));
  let following = 0;
  const follow = await sampleOf(async () => {
    const prepared = await prepareRefresh(context);
    await refreshPages(context, prepared);
    following = prepared.names.length;
  }, takeCount);
  const hundredPages = (100 * follow.seconds) / (PAGES_OF_REMOTE * following);
  say(`a hundred pages follow in ${hundredPages.toFixed(1)} s`);
  const medianOfSamples = (name: SiteChange, field: keyof Sample) =>
    median(samples[name].map((one) => one[field])) ?? Number.NaN;
  return {
    point: {
      store,
      remotes,
      live: ofChanges((name) => medianOfSamples(name, 'seconds')),
      processor: ofChanges((name) => medianOfSamples(name, 'processor')),
      written: ofChanges((name) => medianOfSamples(name, 'written')),
      hundredPages,
      serviceStart: service.startMs / 1000,
      serviceMemory: service.rss,
      edgeStart: edge.startMs / 1000,
      edgeMemory: edge.rss,
      visitBytes,
    },
    measurements: [
      ...changes.map((name) =>
        medianOf(
          'scaleLive',
          `${where}, ${name}`,
          samples[name].map(({ seconds }) => seconds),
        ),
      ),
      medianOf('scaleEdge', where, [edge.startMs / 1000]),
    ],
    note: `${where}: ${reading}.`,
  };
}

/** Writes what was measured: as data, as a table, and as a picture if there are several sizes. */
async function writePoints(points: readonly ScalePoint[]): Promise<void> {
  await mkdir(outFolder, { recursive: true });
  await writeFile(join(outFolder, 'scale.json'), JSON.stringify(points, null, 1));
  await writeFile(join(outFolder, 'scale.md'), describePoints(points));
  if (new Set(points.map(({ remotes }) => remotes)).size > 1) await writeFile(picture, drawCurves(points));
}

/**
 * Publishes, rolls back and withdraws one remote on sites of several sizes, in a folder and in an object storage: see
 * `startObjectStorage`. Draws the curves of `docs/images/scale.svg`.
 */
export async function measureScale(bench: Bench): Promise<PartFindings> {
  const measurements: Measurement[] = [];
  const notes: string[] = [];
  const points: ScalePoint[] = [];
  const storage = await startObjectStorage();
  if (!storage) notes.push('There is no object storage: CONTRIBUTING.md says how to install versitygw.');
  try {
    for (const remotes of bench.sizes) {
      for (const store of storage ? (['folder', 'S3'] as const) : (['folder'] as const)) {
        const folder = await mkdtemp(join(tmpdir(), 'artha-bench-scale-'));
        const address = store === 'S3' ? (storage?.addressOf(String(Date.now())) ?? '') : join(folder, 'store');
        try {
          const { note, measurements: own, point } = await measureSite(bench, { store, remotes, address, folder });
          points.push(point);
          await writePoints(points);
          const growth = (point.visitBytes / (points[0]?.visitBytes ?? 0) - 1) * 100;
          const visit = { budget: 'scaleVisit', where: `${String(remotes)} remotes, ${store}`, value: growth } as const;
          measurements.push(...own, visit);
          notes.push(note);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }
    }
  } finally {
    await storage?.close();
  }
  notes.push(`Table and picture: ${join(outFolder, 'scale.md')}, ${picture}`);
  return { measurements, notes };
}
