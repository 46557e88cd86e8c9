import { runProgram } from '@artha/process/runProgram';
import type { PackageManager } from './packageManager.ts';

/**
 * Runs a package manager in a folder and shows its messages.
 * @throws with the remedy if it fails, or is not installed.
 */
export async function runManager(
  { program }: Pick<PackageManager, 'program'>,
  args: readonly string[],
  folder: string,
): Promise<void> {
  const shell = process.platform === 'win32';
  const { code } = await runProgram(program, args, { cwd: folder, output: 'show', shell }).catch((cause: unknown) => {
    throw new Error(`${program} does not run here. Install it, such as by corepack enable ${program}.`, { cause });
  });
  if (code === 0) return;
  throw new Error(
    `${program} ${args[0] ?? ''} failed in ${folder}; its messages are above. Run it again there: ${program} ${args.join(' ')}`,
  );
}
