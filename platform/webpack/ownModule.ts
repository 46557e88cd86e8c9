import { dirname, extname, join } from 'node:path';

/**
 * The file of a module beside the one that asks, for who loads it by its path: sources are TypeScript, and what is packed
 * of them is JavaScript.
 * @param filename `import.meta.filename` of the module that asks.
 */
export function ownModule(filename: string, name: string): string {
  return join(dirname(filename), name + extname(filename));
}
