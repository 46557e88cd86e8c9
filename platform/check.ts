import { globSync } from 'node:fs';
import { runSteps, type Step } from './steps.ts';
import { root } from './webpack/baseConfig.ts';

/** Every package by its own project: a new one needs no entry in a list. */
const projects = globSync('*/tsconfig.json', { cwd: root }).sort();

const packages = ['shell', 'shared', 'statements', 'platform', 'e2e', 'bench', 'mfe-*'];

/** What can be said of the code without running it; the slow ones first. */
const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--build', ...projects, 'tsconfig.tools.json'] },
  { name: 'lint', command: ['eslint', '.', '--cache', '--cache-location', '.artha/cache/eslint'] },
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '.',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.artha/cache/prettier',
    ],
  },
  { name: 'borders', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...packages] },
  { name: 'unused code', command: ['knip'] },
];

/** Runs every check of the code. Returns the names of those that failed. */
export function check(say: (line: string) => void): Promise<string[]> {
  return runSteps(steps, say);
}

if (import.meta.main) {
  const failed = await check(console.log);
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(', ')}.`);
    process.exitCode = 1;
  }
}
