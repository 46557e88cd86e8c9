import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startStatements } from '@artha/platform/edge';
import type { Bench } from '../bench.ts';
import type { Findings } from '../measurement.ts';
import { root } from '../paths.ts';
import { percentile } from '../sample.ts';

/** Three pages, as many as the service takes. */
const SAMPLE = 'statements/samples/hdfc-b.pdf';
const WARM_UP = 20;
const REQUESTS = 200;

/** Milliseconds from sending the file to the last byte of the CSV. */
async function convert(url: string, file: Blob): Promise<number> {
  const form = new FormData();
  form.set('bank_code', 'HDFC');
  form.set('file', file, 'statement.pdf');
  const started = performance.now();
  const response = await fetch(`${url}/upload`, { method: 'POST', body: form });
  const text = await response.text();
  const milliseconds = performance.now() - started;
  if (!response.ok) throw new Error(`The statement was answered with ${response.status}: ${text.slice(0, 200)}`);
  return milliseconds;
}

/** A 3-page statement by the running service, warm, one request after another. */
export async function measureStatements(bench: Bench): Promise<Findings> {
  const file = new Blob([await readFile(join(root, SAMPLE))], { type: 'application/pdf' });
  const service = await startStatements(join(root, 'statements'));
  const stop = () => void service.close();
  process.once('exit', stop);
  try {
    for (let request = 0; request < WARM_UP; request += 1) await convert(service.url, file);
    const samples: number[] = [];
    while (samples.length < REQUESTS) samples.push(await convert(service.url, file));
    const [median, tail] = [percentile(samples, 0.5), percentile(samples, 0.99)];
    bench.say(`statements: p50 ${median?.toFixed(1)} ms, p99 ${tail?.toFixed(1)} ms of ${REQUESTS} requests`);
    return {
      measurements: [
        { budget: 'statementMedian', where: SAMPLE, value: median },
        { budget: 'statementTail', where: SAMPLE, value: tail },
      ],
      notes: [`Statements: ${REQUESTS} requests one after another to the service itself, after ${WARM_UP} to warm up.`],
    };
  } finally {
    process.off('exit', stop);
    await service.close();
  }
}
