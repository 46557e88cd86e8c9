/** The folder of the installed package that has a file, `…/node_modules/name`; undefined for other files. */
export function installedFolder(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}
