import { parseArgs } from 'node:util';
import { createPool } from '../../src/service/pool.ts';
import { createSampleReader } from './damagedSamples.ts';
import { tryDamagedFile, tryValidFile } from './tryFile.ts';

/**
 * Reads damaged copies of the public samples: rows may be missing only if the answer says so. Then converts generated
 * statements, every other one damaged, until the time is up or one is not answered correctly.
 * `--samples N` how many damaged samples (500); `--minutes N` how long (5); `--seed N` only the file of this seed, which
 * a failure prints.
 */
const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
  },
});
const only = values.seed === undefined ? undefined : Number(values.seed);
const end = Date.now() + Number(values.minutes) * 60_000;
const first = only ?? Math.floor(Math.random() * 2 ** 30);

const pool = createPool({
  workers: 1,
  queue: 1,
  waitLimitMs: 60_000,
  timeLimitMs: 5000,
  memoryLimitBytes: 512 * 2 ** 20,
  addressSharePercent: 100,
});
await pool.ready;
console.log(`Seeds from ${first} on.`);

const tally = new Map<string, number>();
let failed = false;

const sampleCount = only === undefined ? Number(values.samples) : 1;
const reader = await createSampleReader();
let rightSamples = 0;
for (let seed = first; seed < first + sampleCount; seed += 1) {
  const { name, result } = await reader.tryOne(seed);
  tally.set(`sample, ${result}`, (tally.get(`sample, ${result}`) ?? 0) + 1);
  if (result === 'short, not said') console.error(`Seed ${seed}: rows of ${name} are missing, and nothing says so.`);
  else rightSamples += 1;
}
if (rightSamples < sampleCount) failed = true;
for (let seed = first; !failed && (seed === first || (only === undefined && Date.now() < end)); seed += 1) {
  const isDamaged = seed % 2 === 1;
  try {
    const result = await (isDamaged ? tryDamagedFile : tryValidFile)(pool, seed);
    const key = `${isDamaged ? 'damaged' : 'sound'}, ${result}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  } catch (error) {
    failed = true;
    console.error(`Seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`Again: npm run fuzz -- --seed ${seed}`);
  }
}
await pool.close();
for (const [key, count] of tally) console.log(`${key}: ${count}`);
if (sampleCount > 0) console.log(`${rightSamples} of ${sampleCount} damaged samples were never silently short.`);
process.exitCode = failed ? 1 : 0;
