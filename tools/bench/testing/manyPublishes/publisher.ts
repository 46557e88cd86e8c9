import { rm } from 'node:fs/promises';
import { publish } from '@artha/core/publish';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext } from '@artha/service/openLocalContext';
import { openStore } from '@artha/object-storage/openStore';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder } from '@artha/core/testing/releaseFolders';

/**
 * Publishes versions of a small remote to a store, one after another, in its own process: `node publisher.ts <address
 * of the store> <folder of the service> <name of the remote> <first> <last>`. It prints a line for each.
 */
const [, , address = '', folder = '', name = '', first = '', last = ''] = process.argv;
const context = await openLocalContext(openStore(address), sampleConfig, folder, releaseFeatures());
console.log('ready');
for (let number = Number(first); number <= Number(last); number += 1) {
  const route = { path: `/${name}`, screen: 'Tax', title: name, description: name };
  const release = remoteFolder({ name, version: `1.0.${String(number)}`, routes: [route] });
  await publish(context, [release]);
  await rm(release, { recursive: true });
  console.log(`published ${String(number)}`);
}
