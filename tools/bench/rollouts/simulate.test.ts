import { seededRandom } from '../sizing/seededRandom.ts';
import { kinds, simulateCanary, simulateWatch, summarize } from './simulate.ts';

// `npm run bench -- rollouts` simulates 10,000 of each.
const ROLLOUTS = 12;

test.each(kinds.filter(({ isSmall }) => !isSmall))('rollouts of “$name” end as they should', (kind) => {
  const random = seededRandom(7);
  const canaries = summarize(kind, ROLLOUTS, (one) => simulateCanary(random, one));
  const watches = summarize(kind, ROLLOUTS, (one) => simulateWatch(random, one, 1000));
  expect([canaries.right, watches.right]).toEqual([ROLLOUTS, ROLLOUTS]);
  for (const { met } of [canaries, watches]) expect(met[1] > 0).toBe(kind.isBad);
});
