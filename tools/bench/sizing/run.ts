import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ComposedSite, docker, whyNoContainers } from '@artha/containers/docker';
import { describeMachine } from '../machine.ts';
import { convertStatement, sendStatement } from '../parts/statementsClient.ts';
import { root } from '../paths.ts';
import { median, percentile } from '../sample.ts';
import { measurePages, measureSending, type Rate } from './load.ts';
import { planTable, type Measured } from './plan.ts';

/** Three pages, the maximum of the service. */
const SAMPLE = 'statements/samples/hdfc-b.pdf';
const ROWS = 19;
const WARM_UP = 30;
const REQUESTS = 300;
const COPIES = [1, 2, 4] as const;
/**
 * Cores of each copy, so that four copies and their clients fit on the machine. A gateway with more cores responds
 * faster than the clients request.
 */
const STATEMENTS_SHARE = 0.25;
const GATEWAY_SHARE = 0.05;

const site = new ComposedSite('artha-sizing', ['tools/bench/sizing/ports.yml'], {
  environment: { STATEMENTS_RATE_LIMIT: 'none', STATEMENTS_ADDRESS_SHARE: '100', STATEMENTS_WORKERS: '1' },
});

const idsOf = async (part: string): Promise<string[]> =>
  (await site.compose('ps', '--quiet', part)).split('\n').filter((line) => line !== '');

/** The addresses of a part's copies in the network that this machine reaches. */
async function addressesOf(part: string): Promise<string[]> {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  const found = await Promise.all((await idsOf(part)).map((id) => docker('inspect', '--format', format, id)));
  return found.map((line) => `http://${line.trim().split(' ')[0] ?? ''}:8080`);
}

/** Runs a number of copies of a part, each with a number of cores. */
async function scale(part: string, copies: number, cores: number): Promise<void> {
  await site.compose('up', '-d', '--no-build', '--no-deps', '--wait', '--scale', `${part}=${String(copies)}`, part);
  for (const id of await idsOf(part)) await docker('update', '--cpus', String(cores), id);
}

const show = ({ perSecond, p99Ms }: Rate): string => `${perSecond.toFixed(1)} a second, p99 ${p99Ms.toFixed(0)} ms`;

/** How the rate of pages and statements grows with copies, and the rate of one core of a gateway. */
async function measureGrowth(file: Blob) {
  const lines: string[] = [];
  let pagesPerCore = 0;
  for (const copies of COPIES) {
    await scale('gateway', copies, GATEWAY_SHARE);
    const pages = await measurePages((await addressesOf('gateway')).map((address) => `${address}/`));
    lines.push(`${String(copies)} × gateway, ${String(GATEWAY_SHARE)} cores each: ${show(pages)}`);
    if (copies === 1) pagesPerCore = pages.perSecond / GATEWAY_SHARE;
    console.error(lines.at(-1));
  }
  await scale('gateway', 1, 1);
  const [gateway = ''] = await addressesOf('gateway');
  for (const copies of COPIES) {
    await scale('statements', copies, STATEMENTS_SHARE);
    const send = async () => (await convertStatement(gateway, file, ROWS)).milliseconds;
    for (let turn = 0; turn < copies * WARM_UP; turn += 1) await send();
    const rate = await measureSending(2 * copies, send);
    lines.push(`${String(copies)} × statements, ${String(STATEMENTS_SHARE)} cores each: ${show(rate)}`);
    console.error(lines.at(-1));
  }
  await scale('statements', 1, 1);
  return { lines, pagesPerCore };
}

/** The performance of one core, and the memory of one child. */
async function measureCore(file: Blob): Promise<Omit<Measured, 'pagesPerCore'>> {
  const [gateway = ''] = await addressesOf('gateway');
  for (let turn = 0; turn < WARM_UP; turn += 1) await sendStatement(gateway, file);
  const times: number[] = [];
  while (times.length < REQUESTS) times.push((await convertStatement(gateway, file, ROWS)).milliseconds);
  const statements = await measureSending(2, async () => (await convertStatement(gateway, file, ROWS)).milliseconds);
  const memory = await docker('stats', '--no-stream', '--format', '{{.MemUsage}}', ...(await idsOf('statements')));
  console.error(`one core: statements ${show(statements)}; memory of a copy ${memory.trim()}`);
  const [middle, tail] = [median(times) ?? 0, percentile(times, 0.99) ?? 0];
  console.error(`one statement at a time: p50 ${middle.toFixed(1)} ms, p99 ${tail.toFixed(1)} ms`);
  return { statementsPerCore: statements.perSecond, serviceMs: times };
}

const reason = whyNoContainers();
if (reason === undefined) {
  const file = new Blob([await readFile(join(root, SAMPLE))]);
  try {
    await site.compose('up', '-d', '--build', '--wait');
    console.log(JSON.stringify(describeMachine()));
    const { lines, pagesPerCore } = await measureGrowth(file);
    console.log(lines.join('\n'));
    console.log(planTable({ pagesPerCore, ...(await measureCore(file)) }));
  } finally {
    await site.compose('down', '--volumes', '--timeout', '20');
  }
} else console.log(`The sizing is skipped: ${reason}.`);
