import { extname, join } from 'node:path';

/**
 * The file of a module beside the one that asks, for who loads it by its path: sources are TypeScript, and what is packed
 * of them is JavaScript.
 * @param meta `import.meta` of the module that asks.
 */
export function ownModule({ dirname, filename }: Pick<ImportMeta, 'dirname' | 'filename'>, name: string): string {
  return join(dirname, name + extname(filename));
}
