import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findInstalled } from '../installedPackage.ts';
import { packageOf } from '../packageOf.ts';

/** An `@import` of another stylesheet. */
export interface ImportedStylesheet {
  readonly file: string;
  /** The at-rules around its rules: `@layer base`, `@media print`. */
  readonly around: readonly string[];
}

const imported =
  /^@import\s*(?:url\(\s*)?(?<quote>["']?)(?<address>[^"')\s]+)\k<quote>\s*\)?\s*(?<layer>layer(?:\((?<name>[^)]*)\))?)?\s*(?<supports>supports\((?<condition>(?:[^()]|\([^()]*\))*)\))?\s*(?<media>[^;]*);?$/;

/** The file that a stylesheet, or a source, imports: beside it, or of a package. */
export function findFile(from: string, address: string): string | undefined {
  const beside = join(dirname(from), address);
  if (existsSync(beside)) return beside;
  if (address.startsWith('.')) return undefined;
  const name = packageOf(address);
  const folder = findInstalled(name, dirname(from));
  const direct = folder === undefined ? undefined : join(folder, address.slice(name.length));
  if (direct?.endsWith('.css') === true && existsSync(direct)) return direct;
  try {
    return createRequire(from).resolve(address);
  } catch {
    return undefined;
  }
}

/**
 * Finds what an `@import` imports.
 * @param from file of the stylesheet that has it.
 * @param text of the rule.
 * @returns what is wrong with it as `fault` if there is no such file.
 */
export function findImported(from: string, text: string): ImportedStylesheet | { readonly fault: string } {
  const { address = '', layer, name, condition, media = '' } = imported.exec(text.trim())?.groups ?? {};
  if (address === '' || /^(?:[a-z]+:|\/\/)/i.test(address))
    return { fault: '“@import” of another site is blocked by the policy of the page' };
  const file = findFile(from, address);
  if (file === undefined)
    return { fault: `“@import” of “${address}” finds neither a file beside this one nor an installed package’s` };
  return {
    file,
    around: [
      ...(media === '' ? [] : [`@media ${media.trim()}`]),
      ...(condition === undefined ? [] : [`@supports (${condition})`]),
      ...(layer === undefined ? [] : [`@layer ${name ?? ''}`.trim()]),
    ],
  };
}
