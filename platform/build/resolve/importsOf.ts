import { isBuiltin } from 'node:module';

const specifiers =
  /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*(?<quote>['"`])(?<specifier>[^'"`\n]+)\k<quote>/g;

/** The modules that a text of a script imports or requires; also one in a comment. */
export function importsOf(source: string): string[] {
  return [...new Set([...source.matchAll(specifiers)].map(({ groups }) => groups?.['specifier'] ?? ''))];
}

/** Whether a specifier names a module of Node: `fs`, `node:fs`, `fs/promises`. */
export function isOfNode(specifier: string): boolean {
  return isBuiltin(specifier);
}
