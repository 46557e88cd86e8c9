import { globSync } from 'node:fs';
import { root } from './root.ts';
import { runCommand, type Command } from './testRun/runCommand.ts';
import { runStages, type Stage } from './testRun/stages.ts';

/** What the checks look at; everything by default. Files and folders are relative to the root. */
export interface CheckOptions {
  readonly types?: readonly string[];
  readonly lint?: readonly string[];
  readonly format?: readonly string[];
}

/** Every package with types, found by its files: a new one needs no entry in a list. */
const typedFolders = () => globSync('*/tsconfig.json', { cwd: root }).map((file) => file.split('/')[0] ?? file);

/** A stage that runs a command of an installed package. */
function commandStage(name: string, command: Command): Stage {
  return {
    name,
    run: async () => {
      const { passed, output } = await runCommand(command, { output: 'gather' });
      return { failures: passed ? [] : [`${command[0]} ended with an error`], output };
    },
  };
}

const cached = (tool: string) => ['--cache', '--cache-location', `.artha/cache/${tool}`];

/** What can be said of the code without running it; the slow checks first. One without files is left out. */
export function checkStages({ types = typedFolders(), lint = ['.'], format = ['.'] }: CheckOptions = {}): Stage[] {
  const packages = globSync('*/package.json', { cwd: root }).map((file) => file.split('/')[0] ?? file);
  return [
    ...(lint.length > 0 ? [commandStage('lint', ['eslint', ...lint, ...cached('eslint')])] : []),
    ...(types.length > 0 ? [commandStage('types', ['tsc', '--build', ...types, 'tsconfig.tools.json'])] : []),
    ...(format.length > 0
      ? [
          commandStage('format', [
            ...(['prettier', '--check', ...format, '--ignore-unknown', '--log-level', 'warn'] as const),
            ...cached('prettier'),
          ]),
        ]
      : []),
    commandStage('borders', ['depcruise', '--config', '.dependency-cruiser.mjs', ...packages]),
    commandStage('unused code', ['knip']),
  ];
}

if (import.meta.main) {
  const { failedStages } = await runStages(checkStages(), 2, console.log);
  if (failedStages.length > 0) {
    console.error(`Failed: ${failedStages.join(', ')}.`);
    process.exitCode = 1;
  }
}
