import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { PartFindings, Measurement } from '../measurement.ts';
import { root } from '../paths.ts';
import { percentile } from '../sample.ts';
import { drawHeavyStatement } from './heavyStatement.ts';
import { convertStatement, sendStatement, type StatementAnswer } from './statementsClient.ts';
import { withStatements } from './withStatements.ts';

const SAMPLE = 'statements/samples/hdfc-b.pdf';
const ROWS = 19;
const WARM_UP = 20;

/** Visitors come one after another, each from its own address, whether or not the last one has a response. */
const VISITS = 120;
const VISIT_EVERY_MS = 250;

const CONNECTIONS = 20;
const FLOODER = '203.0.113.1';
/** The flood has its full rate before the first visitor comes. */
const FLOOD_FIRST_MS = 2000;
/** The client ignores Retry-After; without any pause the bench itself would use the processor. */
const REFUSED_PAUSE_MS = 100;

interface Visits {
  readonly milliseconds: readonly number[];
  readonly unserved: number;
}

const isServed = ({ status, rows, breaks }: StatementAnswer) => status === 200 && rows === ROWS && breaks === 0;

async function sendVisits(url: string, file: Blob): Promise<Visits> {
  const sent: Promise<StatementAnswer>[] = [];
  while (sent.length < VISITS) {
    sent.push(sendStatement(url, file, `198.51.100.${sent.length + 1}`));
    await pause(VISIT_EVERY_MS);
  }
  const served = (await Promise.allSettled(sent)).flatMap((one) =>
    one.status === 'fulfilled' && isServed(one.value) ? [one.value.milliseconds] : [],
  );
  return { milliseconds: served, unserved: VISITS - served.length };
}

/** Sends a file over many connections of one address during other work; returns the number of responses by status. */
async function floodDuring<T>(
  url: string,
  file: Blob,
  work: () => Promise<T>,
): Promise<[T, ReadonlyMap<number, number>]> {
  const answers = new Map<number, number>();
  let isOver = false;
  const connection = async () => {
    while (!isOver) {
      const { status } = await sendStatement(url, file, FLOODER);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 429 || status === 503) await pause(REFUSED_PAUSE_MS);
    }
  };
  const flood = Promise.all(Array.from({ length: CONNECTIONS }, connection));
  await pause(FLOOD_FIRST_MS);
  const result = await work();
  isOver = true;
  await flood;
  return [result, answers];
}

function describeVisits({ milliseconds, unserved }: Visits): string {
  const [middle, tail] = [0.5, 0.99].map((share) => percentile(milliseconds, share)?.toFixed(0) ?? '–');
  return `p50 ${middle} ms, p99 ${tail} ms, ${unserved} of ${VISITS} not served`;
}

function describeAnswers(answers: ReadonlyMap<number, number>): string {
  return [...answers].map(([status, count]) => `${count} times ${status}`).join(', ');
}

function measurementsOf({ milliseconds, unserved }: Visits, where: string): Measurement[] {
  return [
    { budget: 'floodMedian', where, value: percentile(milliseconds, 0.5) },
    { budget: 'floodTail', where, value: percentile(milliseconds, 0.99) },
    { budget: 'floodUnserved', where, value: unserved },
  ];
}

/** With its default settings, and without a rate limit, so that only the share of an address limits the client. */
const settings: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['default settings', {}],
  ['no rate limit', { STATEMENTS_RATE_LIMIT: 'none' }],
];

/** The statement service: what is left for others while one address sends a file that takes a child seconds. */
export async function measureFairness(bench: Bench): Promise<PartFindings> {
  const file = new Blob([await readFile(join(root, SAMPLE))], { type: 'application/pdf' });
  const heavy = new Blob([drawHeavyStatement()], { type: 'application/pdf' });
  const measurements: Measurement[] = [];
  const notes: string[] = [];
  const note = (text: string) => {
    bench.say(`fairness: ${text}`);
    notes.push(`Fairness: ${text}.`);
  };
  for (const [where, environment] of settings) {
    await withStatements(environment, async (url) => {
      for (let request = 0; request < WARM_UP; request += 1) await convertStatement(url, file, ROWS);
      const alone = await sendStatement(url, heavy, FLOODER);
      note(
        `${where}: a file of ${(heavy.size / 1024).toFixed(0)} KB takes ${(alone.milliseconds / 1000).toFixed(2)} s alone, answered with ${alone.status}`,
      );
      note(`${where}, quiet: ${describeVisits(await sendVisits(url, file))}`);
      const [visits, answers] = await floodDuring(url, heavy, () => sendVisits(url, file));
      note(
        `${where}, ${CONNECTIONS} connections of one address sending it: ${describeVisits(visits)}; these were answered ${describeAnswers(answers)}`,
      );
      measurements.push(...measurementsOf(visits, where));
    });
  }
  return { measurements, notes };
}
