import { resolve } from 'node:path';
import { runProgram, type ProgramOutcome } from '../runProgram.ts';

/** Runs a script of the repository, or one with an absolute path, in its own process, as npm does. */
export function runScript(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<ProgramOutcome> {
  return runProgram(process.execPath, [resolve(import.meta.dirname, '../../..', file), ...args], { cwd, env });
}
