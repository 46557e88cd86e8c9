import { createRequire } from 'node:module';
import { findPackage, packageFolders } from '@artha/interpreter/packageFolders';

const require = createRequire(import.meta.url);

/** What a process without rights reads to run this package. In another package that contains it, it has no name. */
export const markupFiles = (): string[] => [
  import.meta.dirname,
  ...findPackage('@artha/markup', require),
  ...['parse5', 'entities'].flatMap((name) => packageFolders(name, require)),
];
