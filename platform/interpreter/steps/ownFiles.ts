import { dirname } from 'node:path';
import { findPackage, packageFolders } from './packageFolders.ts';

/** The files of this package, which every process without rights reads. In another package that contains it, it has no name. */
export function ownFiles(): string[] {
  return [dirname(import.meta.dirname), ...findPackage('@artha/interpreter'), ...packageFolders('valibot')];
}
