import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@artha/process/port';
import { currentVersion } from '@artha/shared/contract';
import { createEdge } from '@artha/edge/createEdge';
import { readSnapshot, isComposed } from '@artha/core/changeSite';
import { publish, readRegistry } from '@artha/core/publish';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext } from '@artha/service/openLocalContext';
import { openStore } from '@artha/object-storage/openStore';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { readPages } from './readPages.ts';

/**
 * Two services on one store, publishers and edges that are killed: `node tools/bench/testing/manyPublishes/run.ts <address of an
 * empty store> [publishes of each] [kills] [other remotes] [pages]`. Then edges are killed, whose clocks jump, until this number of
 * pages were read. It prints the results, and ends with 1 if anything was lost, torn or unreadable.
 */
const [, , address = '', publishes = '50', kills = '30', others = '0', pages = '33000'] = process.argv;
const names = ['tax', 'glossary'];
const store = openStore(address);
/** The folders of two services with the same keys, each with its own memory of what it signed. */
const serviceFolders = names.map(() => mkdtempSync(join(tmpdir(), 'artha-service-')));
const [firstFolder = ''] = serviceFolders;
const context = await openLocalContext(store, sampleConfig, firstFolder, releaseFeatures());
for (const folder of serviceFolders.slice(1)) cpSync(firstFolder, folder, { recursive: true });
const faults: string[] = [];

const currentNumber = async () => Number((await store.openSite())?.version);

interface Publisher {
  readonly child: ChildProcess;
  /** The releases that it has published so far. */
  readonly published: readonly number[];
  /** Resolves when it has ended and its whole output was read. */
  readonly closed: Promise<unknown>;
}

/** Starts a publisher and waits until it is running. */
async function startPublisher(name: string, first: number, last: number): Promise<Publisher> {
  const args = [
    join(import.meta.dirname, 'publisher.ts'),
    address,
    serviceFolders[names.indexOf(name)] ?? '',
    name,
    String(first),
    String(last),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const published: number[] = [];
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  lines.on('line', (line) => published.push(Number(line.split(' ')[1])));
  return { child, published, closed };
}

async function publishFirst(): Promise<void> {
  const routeOf = (name: string) => ({ path: `/${name}`, screen: 'Tax', title: name, description: name });
  const silent = Array.from({ length: Number(others) }, (_, index) => `other-${String(index + 1)}`);
  const folders = [
    shellFolder(),
    ...[...names, ...silent].map((name) => remoteFolder({ name, routes: [routeOf(name)] })),
  ];
  await publish({ ...context, ...composeQuickly }, folders);
  for (const folder of folders) rmSync(folder, { recursive: true });
}

/** Starts an edge in a process of its own; waits until it listens. */
async function startEdge(port: number): Promise<ChildProcess> {
  const files = [join(firstFolder, 'edges-root.json'), join(firstFolder, `edge-${String(port)}.json`)];
  const args = [join(import.meta.dirname, 'edge.ts'), address, ...files, String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface(child.stdout), 'line');
  return child;
}

/** Kills one of two edges after another, while eight clients read pages and a publisher publishes. */
async function killEdges(): Promise<void> {
  writeFileSync(join(firstFolder, 'edges-root.json'), context.authority.roots[0] ?? '');
  const ports = [await freePort(), await freePort()];
  const edges = await Promise.all(ports.map(startEdge));
  const publisher = await startPublisher('tax', 100_000, 200_000);
  let read = 0;
  const isDone = () => {
    read += 1;
    return read > Number(pages);
  };
  const sites = ports.map((port) => `http://127.0.0.1:${String(port)}`);
  const reading = Promise.all(Array.from({ length: 8 }, () => readPages(sites, names, isDone)));
  let killed = 0;
  while (read <= Number(pages)) {
    await new Promise((resolve) => setTimeout(resolve, 2_000 + Math.random() * 4_000));
    const index = killed % edges.length;
    edges[index]?.kill('SIGKILL');
    const port = ports[index];
    if (port !== undefined) edges[index] = await startEdge(port);
    killed += 1;
  }
  const outcomes = await reading;
  for (const child of [publisher.child, ...edges]) child.kill('SIGKILL');
  await publisher.closed;
  faults.push(...outcomes.flatMap((outcome) => outcome.faults));
  const sum = (field: 'pages' | 'unanswered') => String(outcomes.reduce((total, one) => total + one[field], 0));
  console.log(
    `Killed edges with clocks that jump: ${String(killed)} kills and ${String(publisher.published.length)} publishes while ${sum('pages')} pages were read, each with its registry and entry; ${sum('unanswered')} met a killed edge`,
  );
}

/** Runs a callback while pages are read through an edge for each service. */
async function whileRead(title: string, work: () => Promise<string>): Promise<void> {
  const edges = await Promise.all(
    [0, 1].map(() => createEdge({ store: openStore(address), trust: { root: context.trust.root } })),
  );
  const sites = await Promise.all(edges.map((edge) => edge.listen({ port: 0, host: '127.0.0.1' })));
  const progress = { done: false };
  const reading = readPages(sites, names, () => progress.done);
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  progress.done = true;
  const outcome = await reading;
  await Promise.all(edges.map((edge) => edge.close()));
  faults.push(...outcome.faults);
  if (outcome.unanswered > 0) faults.push(`${String(outcome.unanswered)} pages got no answer`);
  console.log(`${title}: ${result}, in ${seconds} s; ${String(outcome.pages)} pages read meanwhile`);
}

async function publishAtOnce(): Promise<string> {
  const before = await currentNumber();
  const last = Number(publishes);
  const publishers = await Promise.all(names.map((name) => startPublisher(name, 1, last)));
  await Promise.all(publishers.map(({ closed }) => closed));
  const done = publishers.reduce((sum, { published }) => sum + published.length, 0);
  const replaced = (await currentNumber()) - before;
  if (done !== last * names.length) faults.push(`only ${String(done)} publishes went through`);
  if (replaced !== done) faults.push(`${String(done)} publishes replaced the site ${String(replaced)} times`);
  const registry = await readRegistry(context);
  for (const name of names) {
    const live = currentVersion(registry, name)?.metadata.version;
    if (live !== `1.0.${String(last)}`) faults.push(`${name} is ${String(live)}, not the last one published`);
  }
  return `${String(done)} publishes by two processes, ${String(replaced)} sites`;
}

/** Kills a publisher at random moments; each time the site is intact and the next publish succeeds. */
async function killPublishers(): Promise<string> {
  let next = Number(publishes) + 1;
  let interrupted = 0;
  for (let kill = 0; kill < Number(kills); kill += 1) {
    const { child, published, closed } = await startPublisher('tax', next, next + 1000);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
    child.kill('SIGKILL');
    await closed;
    next += published.length + 1;
    if (!(await isComposed(context, await readSnapshot(context))))
      faults.push(`the site is damaged after kill ${String(kill + 1)}`);
    const left = await currentNumber();
    const after = await startPublisher('tax', next, next);
    await after.closed;
    if (after.published.length !== 1) faults.push(`the publish after kill ${String(kill + 1)} did not go through`);
    if ((await currentNumber()) <= left) faults.push(`the publish after kill ${String(kill + 1)} is not on the site`);
    next += 1;
    interrupted += 1;
  }
  return `${String(interrupted)} publishers killed, each followed by a publish`;
}

await publishFirst();
await whileRead('Two services', publishAtOnce);
await whileRead('Killed publishers', killPublishers);
await killEdges();
for (const folder of serviceFolders) rmSync(folder, { recursive: true });
console.log(faults.length === 0 ? 'Nothing was lost, torn or unreadable.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
