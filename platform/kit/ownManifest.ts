import { dirname } from 'node:path';
import { readManifest, type PackageManifest } from '@artha/build/packageManifest';

/** The package.json of this package, wherever it is installed. */
export function ownManifest(): PackageManifest {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = readManifest(folder);
    if (manifest?.name === '@artha/remote-kit') return manifest;
  }
  throw new Error('This is not an installed @artha/remote-kit.');
}
