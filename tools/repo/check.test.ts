import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkStages } from './check.ts';
import { root } from '@artha/process/root';
import { runCommand, type Command } from '@artha/process/runCommand';

jest.mock('@artha/process/runCommand', () => ({ runCommand: jest.fn() }));
jest.mock('./plainEnglish.ts', () => ({ findFaultsInFiles: () => [] }));
jest.mock('./hindi/plainHindi.ts', () => ({ findFaultsInHindi: () => [] }));

const mockedRun = jest.mocked(runCommand);

/** The commands that the checks run. */
async function commandsOf(folders?: readonly string[]): Promise<Command[]> {
  mockedRun.mockReset().mockResolvedValue({ passed: true, output: '' });
  for (const { run } of checkStages(folders)) await run();
  return mockedRun.mock.calls.map(([command]) => command);
}

describe('the checks', () => {
  test('cover everything by default', async () => {
    const commands = await commandsOf();
    expect(commands).toContainEqual(['oxlint', '.']);
    expect(commands).toContainEqual(['oxfmt', '--check']);
  });

  test('check types, lint and borders only of changed folders, and always everything else', async () => {
    const commands = await commandsOf(['mfe-tax']);
    expect(commands.map(([tool]) => tool)).toEqual(['oxlint', 'depcruise', 'oxfmt', 'knip']);
    expect(commands.slice(0, 2).map((command) => command.at(-1))).toEqual(['mfe-tax', 'mfe-tax']);
    expect(commands[1]).not.toContain('shell');
    expect(checkStages([]).map(({ name }) => name)).toEqual(['format', 'unused code', 'plain English', 'plain Hindi']);
  });

  test('apply the import rules to every package', async () => {
    const borders: readonly string[] = (await commandsOf()).find(([tool]) => tool === 'depcruise') ?? [];
    for (const folder of ['shell', 'mfe-tax', 'shared', 'statements', 'platform', 'e2e', 'tools']) {
      expect([folder, existsSync(join(root, folder)) && borders.includes(folder)]).toEqual([folder, true]);
    }
  });

  test('fail with the name of the command and its output', async () => {
    mockedRun.mockReset().mockResolvedValue({ passed: false, output: 'a.ts: an error' });
    const [code] = checkStages();
    expect(await code?.run()).toEqual({ failures: ['oxlint ended with an error'], output: 'a.ts: an error' });
  });
});
