import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runArtha } from '@artha/remote-kit/runArtha';
import { override } from './kit.ts';

test('artha override says in a folder without a remote what it looked for, and where', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-override-'));
  await expect(runArtha(['override'], folder, [override])).rejects.toThrow(
    /^There is no remote here\..* webpack\.config\.ts or \.js; searched: .*artha create <name>\.$/,
  );
  rmSync(folder, { recursive: true });
});

test('artha --help names the command, and its options', async () => {
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  expect(await runArtha(['--help'], tmpdir(), [override])).toBe(0);
  expect(printed.join('\n')).toMatch(/^artha override \[name\] .*--port; --for 2h/m);
});
