import { runNpm } from '../runNpm.ts';
import { ownManifest } from '../ownManifest.ts';
import { areLocked, missingTools, toolsOf, type CommandWithTools } from './tools.ts';

/**
 * Installs what a command needs, unless it is installed: in the versions of the lockfile, or else in those that this kit
 * knows, which package.json and the lockfile of the folder then name.
 * @throws if npm fails.
 */
export async function installTools(command: CommandWithTools, folder: string): Promise<void> {
  const missing = missingTools(command, folder, ownManifest().devDependencies);
  if (missing.length === 0) return;
  if (areLocked(toolsOf[command], folder)) {
    console.log(`artha ${command} needs further packages. It installs those of the lockfile.`);
    await runNpm(['install', '--include=dev', '--no-save'], folder);
    return;
  }
  console.log(
    `artha ${command} needs further packages. It installs them once, as devDependencies: ${missing.join(' ')}`,
  );
  await runNpm(['install', '--save-dev', ...missing], folder);
}
