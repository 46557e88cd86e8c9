import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';
import { percentile } from '../sample.ts';

const run = promisify(execFile);

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    requests: v.object({ average: v.number() }),
    latency: v.object({ p99: v.number() }),
    non2xx: v.number(),
    errors: v.number(),
  }),
);

/** Responses per second, and the time of the slowest hundredth in ms. */
export interface Rate {
  readonly perSecond: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 48;
const SECONDS = 8;

/**
 * Requests a page from servers concurrently, as often as they respond.
 * @throws if one response is not the page.
 */
export async function measurePages(addresses: readonly string[]): Promise<Rate> {
  const each = String(Math.max(1, Math.round(CONNECTIONS / addresses.length)));
  const reports = await Promise.all(
    addresses.map(async (address) => {
      const options = [
        '--json',
        '--connections',
        each,
        '--duration',
        String(SECONDS),
        '--headers',
        'accept-encoding=br',
      ];
      const { stdout } = await run(join(root, 'node_modules/.bin/autocannon'), [...options, address]);
      const report = v.parse(reportSchema, stdout);
      if (report.non2xx + report.errors > 0) throw new Error(`${address} did not always answer with its page.`);
      return report;
    }),
  );
  return {
    perSecond: reports.reduce((sum, one) => sum + one.requests.average, 0),
    p99Ms: Math.max(...reports.map((one) => one.latency.p99)),
  };
}

/** Sends a request repeatedly from this number of clients for some seconds. */
export async function measureSending(clients: number, send: (turn: number) => Promise<number>): Promise<Rate> {
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const client = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += clients) times.push(await send(turn));
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  return { perSecond, p99Ms: percentile(times, 0.99) ?? Number.NaN };
}
