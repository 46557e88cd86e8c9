import { runProgram } from '@artha/process/runProgram';

/**
 * Runs npm in a folder and shows its messages.
 * @throws with the remedy if it fails.
 */
export async function runNpm(args: readonly [string, ...string[]], folder: string): Promise<void> {
  const all = [...args, '--no-audit', '--no-fund'];
  const { code } = await runProgram('npm', all, { cwd: folder, output: 'show', shell: process.platform === 'win32' });
  if (code === 0) return;
  throw new Error(
    `npm ${args[0]} failed in ${folder}; its messages are above. Run it again there: npm ${args.join(' ')}`,
  );
}
