import { dirname, extname, join } from 'node:path';

/**
 * The file of a module beside the calling one, for loading it by path: sources are TypeScript, packed ones JavaScript.
 * @param filename `import.meta.filename` of the calling module.
 */
export function ownModule(filename: string, name: string): string {
  return join(dirname(filename), name + extname(filename));
}
