import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkStages, type CheckOptions } from './check.ts';
import { runCommand, type Command } from './testRun/runCommand.ts';
import { findPackages } from './webpack/findPackages.ts';
import { root } from './root.ts';

jest.mock('./testRun/runCommand.ts', () => ({ runCommand: jest.fn() }));

const mockedRun = jest.mocked(runCommand);
const names = (options?: CheckOptions) => checkStages(options).map(({ name }) => name);

/** The commands that the checks run. */
async function commandsOf(options?: CheckOptions): Promise<Command[]> {
  mockedRun.mockReset().mockResolvedValue({ passed: true, output: '' });
  for (const { run } of checkStages(options)) await run();
  return mockedRun.mock.calls.map(([command]) => command);
}

describe('the checks', () => {
  test('look at everything unless they are told what changed', async () => {
    const [lint, types = [''], format] = await commandsOf();
    expect(lint).toEqual(expect.arrayContaining(['eslint', '.']));
    expect(format).toEqual(expect.arrayContaining(['prettier', '--check', '.']));
    const packages = findPackages(root).map(({ folder }) => folder.slice(root.length + 1));
    expect(types).toEqual(
      expect.arrayContaining([...packages, 'shared', 'platform', 'statements', 'tsconfig.tools.json']),
    );
  });

  test('look at what changed only, and always at borders and at unused code', async () => {
    const commands = await commandsOf({ types: ['mfe-tax'], lint: ['mfe-tax/src/a.ts'], format: [] });
    expect(commands.map(([tool]) => tool)).toEqual(['eslint', 'tsc', 'depcruise', 'knip']);
    expect(commands[0]).toEqual(expect.arrayContaining(['mfe-tax/src/a.ts']));
    expect(commands[0]).not.toContain('.');
    expect(commands[1]).toEqual(['tsc', '--build', 'mfe-tax', 'tsconfig.tools.json']);
    expect(names({ types: [], lint: [], format: [] })).toEqual(['borders', 'unused code']);
  });

  test('hold every package to the borders', async () => {
    const borders: readonly string[] = (await commandsOf()).find(([tool]) => tool === 'depcruise') ?? [];
    for (const folder of ['shell', 'mfe-tax', 'shared', 'statements', 'platform', 'e2e', 'bench']) {
      expect([folder, existsSync(join(root, folder)) && borders.includes(folder)]).toEqual([folder, true]);
    }
  });

  test('fail with the name of the command and what it printed', async () => {
    mockedRun.mockReset().mockResolvedValue({ passed: false, output: 'a.ts: an error' });
    const [lint] = checkStages();
    expect(await lint?.run()).toEqual({ failures: ['eslint ended with an error'], output: 'a.ts: an error' });
  });
});
