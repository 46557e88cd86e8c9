import { conformanceCases } from './conformanceCases.ts';
import { missingNeeds } from './runCases.ts';
import { startSandboxTarget } from './sandboxTarget.ts';
import type { Need } from './target.ts';

/** A sandbox of each kind; between the two, every case runs. */
const kinds: readonly (readonly [string, boolean, Need])[] = [
  ['that confirms new accounts by itself', true, 'autoconfirm'],
  ['that asks new accounts to confirm their address', false, 'confirmation'],
];

describe.each(kinds)('a sandbox %s', (_kind, autoconfirm, own) => {
  let target: Awaited<ReturnType<typeof startSandboxTarget>>;

  beforeAll(async () => {
    target = await startSandboxTarget(autoconfirm);
  });

  afterAll(() => target.close());

  const other = own === 'autoconfirm' ? 'confirmation' : 'autoconfirm';
  const cases = conformanceCases.filter(({ needs }) => !needs.includes(other));

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect(missingNeeds(one, target)).toEqual([]);
    await one.run(target);
  });
});
