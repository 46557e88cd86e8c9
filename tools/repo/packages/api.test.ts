import { runScript } from '@artha/process/testing/runScript';

test('the public API of every published package is recorded, and its version states what changed', async () => {
  const { code, output } = await runScript('tools/repo/packages/api.ts', ['--check']);
  expect(output).toMatch(/^(@\S+ \S+: its public API is recorded and stated\.\n)+$/);
  expect(code).toBe(0);
});
