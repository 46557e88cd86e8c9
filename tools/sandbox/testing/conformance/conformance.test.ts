import { conformanceCases } from './conformanceCases.ts';
import { missingNeeds } from './runCases.ts';
import { startSandboxTarget } from './sandboxTarget.ts';
import type { Need } from './target.ts';

/** Two kinds of sandbox; together they run every case. */
const kinds: readonly { readonly kind: string; readonly hosted: boolean; readonly lacks: readonly Need[] }[] = [
  {
    kind: 'with default settings that confirms new accounts automatically',
    hosted: false,
    lacks: ['confirmation', 'issuer', 'reuse'],
  },
  {
    kind: 'with hosted settings that requires a confirmation of addresses',
    hosted: true,
    lacks: ['autoconfirm', 'no-issuer', 'no-reuse'],
  },
];

describe.each(kinds)('a sandbox $kind', ({ hosted, lacks }) => {
  let target: Awaited<ReturnType<typeof startSandboxTarget>>;

  beforeAll(async () => {
    target = await startSandboxTarget(!hosted, hosted);
  });

  afterAll(() => target.close());

  const cases = conformanceCases.filter(({ needs }) => !needs.some((need) => lacks.includes(need)));

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect(missingNeeds(one, target)).toEqual([]);
    await one.run(target);
  });
});
