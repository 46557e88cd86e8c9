import { parseArgs } from 'node:util';
import { runStep } from '@artha/interpreter/runStep';
import { tries } from './cases.ts';
import { Watch } from './Watch.ts';

/**
 * Lets the release service read what no team would build: pages, manifests and every other file of a release, drawn by
 * seeds, until the time is up or one is not dealt with correctly.
 * `--seconds N` how long (60); `--seed N` begins with this seed; `--kind pages` only this kind.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
    kind: { type: 'string' },
  },
});
const end = Date.now() + Number(values.seconds) * 1_000;
const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 30));
const chosen = Object.entries(tries).filter(([kind]) => values.kind === undefined || kind === values.kind);
console.log(`Seeds from ${first} on.`);

const watch = new Watch();
const tally = new Map<string, number>();
for (let seed = first; process.exitCode === undefined && Date.now() < end; seed += 1) {
  for (const [kind, tryOne] of chosen) {
    try {
      const outcomes = await watch.measure(() => tryOne(seed, runStep));
      for (const [outcome, count] of Object.entries(outcomes)) tally.set(outcome, (tally.get(outcome) ?? 0) + count);
    } catch (error) {
      console.error(`Seed ${seed}, ${kind}: ${error instanceof Error ? error.message.slice(0, 2_000) : String(error)}`);
      console.error(`Again: npm run fuzz:releases -- --seed ${seed} --kind ${kind} --seconds 1`);
      process.exitCode = 1;
    }
  }
}
for (const [outcome, count] of [...tally].sort()) console.log(`${outcome}: ${count}`);
console.log(watch.summary);
