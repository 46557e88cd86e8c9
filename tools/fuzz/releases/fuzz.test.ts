import { runStep } from '@artha/interpreter/runStep';
import { tries } from './cases.ts';
import { Watch } from './Watch.ts';

// A short run of `npm run fuzz:releases`, the same each time: in the processes of the release service.
const seeds = [1, 2, 3];

test.each(Object.entries(tries))('the release service deals with %s that no team would build', async (_, tryOne) => {
  const watch = new Watch();
  const outcomes: string[] = [];
  for (const seed of seeds) outcomes.push(...Object.keys(await watch.measure(() => tryOne(seed, runStep))));
  expect(outcomes.length).toBeGreaterThanOrEqual(seeds.length);
});
