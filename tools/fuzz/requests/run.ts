import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openTargets } from './openTargets.ts';
import { requests } from './requests.ts';
import { tryRequest } from './tryRequest.ts';

/**
 * Sends what no browser would send to an edge, alone and behind nginx, until the time is up or one is not dealt with
 * correctly. `--seconds N` how long (60); `--seed N` begins with this seed.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const end = Date.now() + Number(values.seconds) * 1_000;
const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 30));
console.log(`Seeds from ${first} on.`);

const { targets, close } = await openTargets();
const tally = new Map<string, number>();
for (let seed = first; process.exitCode === undefined && Date.now() < end; seed += 1) {
  const [bytes = ''] = fc.sample(requests, { seed, numRuns: 1 });
  const tried = targets.map(async (target) => {
    try {
      const outcome = `${target.name}, ${await tryRequest(target, bytes)}`;
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    } catch (error) {
      console.error(`Seed ${seed}: ${String(error)}\n${JSON.stringify(bytes.slice(0, 600))}`);
      console.error(`Again: npm run fuzz:requests -- --seed ${seed} --seconds 1`);
      process.exitCode = 1;
    }
  });
  await Promise.all(tried);
}
for (const [outcome, count] of [...tally].sort()) console.log(`${outcome}: ${count}`);
await close();
