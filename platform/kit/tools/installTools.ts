import { runNpm } from '../runNpm.ts';
import { ownManifest } from '../ownManifest.ts';
import { missingTools, type CommandWithTools } from './tools.ts';

/**
 * Installs what a command needs in the versions that this kit knows, unless it is installed: package.json and the
 * lockfile of the folder then name it.
 * @throws if npm fails.
 */
export async function installTools(command: CommandWithTools, folder: string): Promise<void> {
  const missing = missingTools(command, folder, ownManifest().devDependencies);
  if (missing.length === 0) return;
  console.log(
    `artha ${command} needs further packages. It installs them once, as devDependencies: ${missing.join(' ')}`,
  );
  await runNpm(['install', '--save-dev', ...missing], folder);
}
