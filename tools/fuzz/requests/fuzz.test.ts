import fc from 'fast-check';
import { openTargets } from './openTargets.ts';
import { requests } from './requests.ts';
import { tryRequest } from './tryRequest.ts';

// A short run of `npm run fuzz:requests`, the same each time.
test('an edge, alone and behind nginx, deals with requests that no browser sends', async () => {
  const { targets, close } = await openTargets();
  const outcomes: string[] = [];
  for (const bytes of fc.sample(requests, { seed: 1, numRuns: 60 }))
    outcomes.push(...(await Promise.all(targets.map((target) => tryRequest(target, bytes)))));
  await close();
  expect(outcomes).toContain('200');
  expect(outcomes).toContain('400');
});
