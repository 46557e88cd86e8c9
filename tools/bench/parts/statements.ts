import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import type { PartFindings } from '../measurement.ts';
import { root } from '../paths.ts';
import { median, percentile } from '../sample.ts';
import { drawLongStatement } from './longStatement.ts';
import { convertStatement, residentMegabytes, sendStatement } from './statementsClient.ts';
import { measureFloor } from './statementsFloor.ts';
import { measureProcessor } from './statementsProcessor.ts';
import { withStatements } from './withStatements.ts';

/** Three pages, the maximum of the service. */
const SAMPLE = 'statements/samples/hdfc-b.pdf';
const ROWS = 19;
const WARM_UP = 20;
const REQUESTS = 200;
const FLOOR_RUNS = 20;

/** This measures the service with clients from one address; `fairness` measures the share of one address. */
const unlimitedAddress = { STATEMENTS_RATE_LIMIT: 'none', STATEMENTS_ADDRESS_SHARE: '100' };

const LONG_PAGES = 300;
const LONG_REQUESTS = 5;
/** Enough time for a slow machine to produce a figure instead of an error. */
const longLimits = {
  ...unlimitedAddress,
  STATEMENTS_MAX_PAGES: String(LONG_PAGES),
  STATEMENTS_TIME_LIMIT_MS: '60000',
};

/** Enough to keep two children and the service itself busy. */
const CLIENTS = 4;
const RATE_REQUESTS = 400;

const CONVERSIONS = 5000;
const CROWD = 200;

type Send = () => Promise<unknown>;

/** Sends this number of requests, one at a time for each client. */
async function sendAll(requests: number, clients: number, send: Send): Promise<void> {
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

function floorNote(what: string, ownMs: number | undefined, floorMs: number | undefined): string {
  if (floorMs === undefined || ownMs === undefined) return `${what}: no pdftotext here to compare with.`;
  const ratio = (ownMs / floorMs).toFixed(2);
  return `${what}: pdftotext -layout takes ${floorMs.toFixed(1)} ms, the whole request ${ratio} times that (${ownMs.toFixed(1)} ms).`;
}

/** One client, one request after another. */
async function measureRequests(bench: Bench, url: string, file: Blob): Promise<PartFindings> {
  const samples: number[] = [];
  for (let request = 0; request < WARM_UP; request += 1) await convertStatement(url, file, ROWS);
  while (samples.length < REQUESTS) samples.push((await convertStatement(url, file, ROWS)).milliseconds);
  const [middle, tail] = [percentile(samples, 0.5), percentile(samples, 0.99)];
  bench.say(`statements: p50 ${middle?.toFixed(1)} ms, p99 ${tail?.toFixed(1)} ms of ${REQUESTS} requests`);
  return {
    measurements: [
      { budget: 'statementMedian', where: SAMPLE, value: middle },
      { budget: 'statementTail', where: SAMPLE, value: tail },
    ],
    notes: [
      `Statements: ${REQUESTS} requests one after another to the service itself, after ${WARM_UP} to warm up.`,
      floorNote('3 pages', middle, await measureFloor(join(root, SAMPLE), FLOOR_RUNS)),
    ],
  };
}

/** The rate of two cores, with enough clients to keep them busy. */
async function measureRate(bench: Bench, url: string, file: Blob): Promise<PartFindings> {
  const send = () => convertStatement(url, file, ROWS);
  await sendAll(WARM_UP, CLIENTS, send);
  const started = performance.now();
  await sendAll(RATE_REQUESTS, CLIENTS, send);
  const rate = RATE_REQUESTS / ((performance.now() - started) / 1000);
  bench.say(`statements: ${rate.toFixed(1)} a second with ${CLIENTS} clients`);
  return { measurements: [{ budget: 'statementRate', where: `${CLIENTS} clients`, value: rate }], notes: [] };
}

/** Whether memory stays constant over many conversions. */
async function measureMemory(bench: Bench, url: string, file: Blob): Promise<PartFindings> {
  const send = () => convertStatement(url, file, ROWS);
  const megabytes: number[] = [];
  await sendAll(CONVERSIONS / 10, CLIENTS, send);
  megabytes.push(await residentMegabytes(url));
  for (const share of [0.4, 0.5]) {
    await sendAll(CONVERSIONS * share, CLIENTS, send);
    megabytes.push(await residentMegabytes(url));
  }
  const [, middle = NaN, end = NaN] = megabytes;
  const shown = megabytes.map((one) => one.toFixed(0)).join(', ');
  bench.say(`statements: ${shown} MB after ${CONVERSIONS / 10}, ${CONVERSIONS / 2} and ${CONVERSIONS} conversions`);
  return {
    measurements: [{ budget: 'statementGrowth', where: '', value: Math.max(0, (end / middle - 1) * 100) }],
    notes: [
      `Memory of the service and its children after ${CONVERSIONS / 10}, ${CONVERSIONS / 2} and ${CONVERSIONS} conversions: ${shown} MB.`,
    ],
  };
}

/** Many clients at once, far more than the service accepts: each gets the right rows or a message that it is busy. */
async function measureCrowd(bench: Bench, url: string, file: Blob): Promise<PartFindings> {
  const { body } = await convertStatement(url, file, ROWS);
  const answers = await Promise.allSettled(Array.from({ length: CROWD }, () => sendStatement(url, file)));
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const right = given.filter((answer) => answer.status === 200 && answer.body === body).length;
  const busy = given.filter((answer) => answer.status === 503).length;
  bench.say(`statements: of ${CROWD} clients at once ${right} get their rows, ${busy} are told to retry`);
  return {
    measurements: [{ budget: 'statementLost', where: `${CROWD} clients`, value: CROWD - right - busy }],
    notes: [`Of ${CROWD} clients at once ${right} got their rows and ${busy} a 503.`],
  };
}

/** A statement of 300 pages, which the limits of the public site do not allow. */
async function measureLong(bench: Bench): Promise<PartFindings> {
  const { file, rows } = drawLongStatement(LONG_PAGES);
  const folder = await mkdtemp(join(tmpdir(), 'artha-bench-statements-'));
  try {
    const path = join(folder, 'long.pdf');
    await writeFile(path, file);
    const samples = await withStatements(longLimits, async (url) => {
      const taken: number[] = [];
      while (taken.length < LONG_REQUESTS) {
        taken.push((await convertStatement(url, new Blob([file]), rows)).milliseconds / 1000);
        bench.say(`statements: ${LONG_PAGES} pages, ${rows} rows in ${taken.at(-1)?.toFixed(2)} s`);
      }
      return taken;
    });
    const value = median(samples);
    const own = value === undefined ? undefined : value * 1000;
    return {
      measurements: [{ budget: 'statementLarge', where: `${rows} rows`, value, samples }],
      notes: [floorNote(`${LONG_PAGES} pages`, own, await measureFloor(path, LONG_REQUESTS))],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The statement service: the duration of a request, the rate, and the reaction to too many requests. */
export async function measureStatements(bench: Bench): Promise<PartFindings> {
  const file = new Blob([await readFile(join(root, SAMPLE))], { type: 'application/pdf' });
  const found: PartFindings[] = [];
  for (const measure of [measureRequests, measureRate, measureCrowd, measureMemory]) {
    found.push(await withStatements(unlimitedAddress, (url) => measure(bench, url, file)));
  }
  found.push(await measureProcessor(bench), await measureLong(bench));
  return {
    measurements: found.flatMap(({ measurements }) => measurements),
    notes: found.flatMap(({ notes }) => notes),
  };
}
