import { delimiter, join } from 'node:path';
import { root } from './root.ts';
import { runProgram, type ProgramOptions } from './runProgram.ts';

/** A command in `node_modules/.bin`, then its arguments. */
export type Command = readonly [string, ...string[]];

interface Outcome {
  readonly passed: boolean;
  /** The command's output; empty if it was shown. */
  readonly output: string;
}

const bin = join(root, 'node_modules/.bin');

/** Runs a command of an installed package at the repository's root. */
export async function runCommand(
  [command, ...args]: Command,
  { env, output }: Pick<ProgramOptions, 'env' | 'output'>,
): Promise<Outcome> {
  // The commands are scripts that start `node`: they get this one, even if npm did not start us.
  const path = `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
  const outcome = await runProgram(join(bin, command), args, {
    cwd: root,
    env: { ...env, PATH: path },
    ...(output && { output }),
  });
  return { passed: outcome.code === 0, output: outcome.output };
}
