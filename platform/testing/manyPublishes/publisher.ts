import { rm } from 'node:fs/promises';
import { publish } from '../../publish/publish.ts';
import { openStore } from '../../store/openStore.ts';
import { sampleConfig } from '../pages.ts';
import { remoteFolder } from '../releaseFolders.ts';

/**
 * Publishes versions of a small remote to a store, one after another, in a process of its own:
 * `node publisher.ts <address of the store> <name of the remote> <first> <last>`. It prints a line for each.
 */
const [, , address = '', name = '', first = '', last = ''] = process.argv;
const context = { store: openStore(address), config: sampleConfig };
console.log('ready');
for (let number = Number(first); number <= Number(last); number += 1) {
  const route = { path: `/${name}`, screen: 'Tax', title: name, description: name };
  const folder = remoteFolder({ name, version: `1.0.${String(number)}`, routes: [route] });
  await publish(context, [folder]);
  await rm(folder, { recursive: true });
  console.log(`published ${String(number)}`);
}
