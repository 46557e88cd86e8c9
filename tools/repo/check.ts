import { readWorkspaces } from '@artha/build/readWorkspaces';
import { findFaultsInHindi } from './hindi/plainHindi.ts';
import { findFaultsInFiles } from './plainEnglish.ts';
import { root } from '@artha/process/root';
import { runCommand, type Command } from '@artha/process/runCommand';
import { runStages, type Stage } from './testRun/stages.ts';

/**
 * The type checker is written in Go, whose runtime collects garbage whenever the heap has doubled: a fifth of the check.
 * It collects less often as long as it has memory.
 */
const goRuntime = { GOGC: '400', GOMEMLIMIT: '2500MiB' };

/** A stage that runs a command of an installed package. */
function commandStage(name: string, command: Command, env: Readonly<Record<string, string>> = {}): Stage {
  return {
    name,
    run: async () => {
      const { passed, output } = await runCommand(command, { output: 'gather', env });
      return { failures: passed ? [] : [`${command[0]} ended with an error`], output };
    },
  };
}

/** A stage that reads texts. */
const wordsStage = (name: string, findFaults: () => string[]): Stage => ({
  name,
  run: () => Promise.resolve().then(() => ({ failures: findFaults() })),
});

/** The folders at the root that contain workspaces. */
const allFolders = (): string[] => [
  ...new Set(readWorkspaces(root).map(({ folder }) => folder.split('/')[0] ?? folder)),
];

/**
 * Checks the code without running it; the slow check first.
 * @param folders whose types, lint and borders are checked, relative to the root: everything by default, nothing if
 * empty.
 */
export function checkStages(folders?: readonly string[]): Stage[] {
  return [
    ...(folders?.length === 0
      ? []
      : [
          commandStage('types and lint', ['oxlint', ...(folders ?? ['.'])], goRuntime),
          commandStage('borders', ['depcruise', '--config', '.dependency-cruiser.mjs', ...(folders ?? allFolders())]),
        ]),
    commandStage('format', ['oxfmt', '--check']),
    commandStage('unused code', ['knip']),
    wordsStage('plain English', () => findFaultsInFiles()),
    wordsStage('plain Hindi', () => findFaultsInHindi()),
  ];
}

if (import.meta.main) {
  const { failedStages } = await runStages(checkStages(), 2, console.log);
  if (failedStages.length > 0) {
    console.error(`Failed: ${failedStages.join(', ')}.`);
    process.exitCode = 1;
  }
}
