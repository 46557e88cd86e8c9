import { delimiter, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { runProgram } from '@artha/process/runProgram';
import { installTools } from './installTools.ts';

/** The command of an installed package, in the folder or above it. */
function findCommand(name: string, folder: string): string {
  const file = join(folder, 'node_modules/.bin', name);
  if (existsSync(file)) return file;
  if (folder === dirname(folder)) throw new Error(`The command ${name} is not installed.`);
  return findCommand(name, dirname(folder));
}

const programs = { test: 'jest', lint: 'oxlint' } as const;

/**
 * Runs the tests or the lint of a folder by the program of their package, which it installs first if need be.
 * @param args for that program.
 * @returns its exit code.
 */
export async function runTool(
  command: keyof typeof programs,
  args: readonly string[],
  folder: string,
): Promise<number> {
  await installTools(command, folder);
  const program = findCommand(programs[command], folder);
  // Commands are scripts that start `node`: they get this one.
  const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  const shell = process.platform === 'win32';
  const { code } = await runProgram(program, args, { cwd: folder, env: { PATH }, output: 'show', shell });
  return code ?? 1;
}
