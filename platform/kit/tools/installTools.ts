import { findManager, managerOf } from '../packageManager.ts';
import { runManager } from '../runManager.ts';
import { ownManifest } from '../ownManifest.ts';
import { areLocked, missingTools, toolsOf, type CommandWithTools } from './tools.ts';

/**
 * Installs what a command needs, unless it is installed: in the versions of the lockfile, or else in those that this kit
 * knows, which package.json and the lockfile of the folder then name.
 * @throws if the package manager of the folder fails.
 */
export async function installTools(command: CommandWithTools, folder: string): Promise<void> {
  const missing = missingTools(command, folder, ownManifest().devDependencies);
  if (missing.length === 0) return;
  const manager = findManager(folder) ?? managerOf('npm');
  if (areLocked(toolsOf[command], folder)) {
    console.log(`artha ${command} needs further packages. It installs those of the lockfile.`);
    await runManager(manager, manager.installAll, folder);
    return;
  }
  console.log(
    `artha ${command} needs further packages. It installs them once, as devDependencies: ${missing.join(' ')}`,
  );
  await runManager(manager, [...manager.add, ...missing], folder);
}
