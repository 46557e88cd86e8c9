import { findPackage, packageFolders } from '@artha/interpreter/packageFolders';

/** The files that a process without rights reads to run this package. In another package that contains it, it has no name. */
export const markupFiles = (): string[] => [
  import.meta.dirname,
  ...findPackage('@artha/markup', import.meta.filename),
  ...['parse5', 'entities'].flatMap((name) => packageFolders(name, import.meta.filename)),
];
