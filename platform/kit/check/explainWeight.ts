import { readRemoteConfig } from '@artha/build/readConfiguration';
import { screenFiles } from '@artha/build/remotePreset';
import { describeWeights } from './describeWeights.ts';
import { measureModules } from './measureModules.ts';

/** Prints what the screens of a remote consist of. */
export async function explainWeight(folder: string): Promise<void> {
  const screens = Object.keys(screenFiles(folder, await readRemoteConfig(folder)));
  for (const [screen, weights] of await measureModules(folder, screens)) {
    console.log(`${describeWeights(screen, weights)}\n`);
  }
  console.log('A page also loads the entry of its remote, which is about the same for every remote.\n');
}
