import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findSource, sourceEndings } from './sources.ts';

/** The name of a screen's folder: `TaxCalculator` → `tax-calculator`, `Emi2Calculator` → `emi2-calculator`. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * The file of a screen by convention: `src/screens/tax-calculator/TaxCalculator.tsx`, or with another ending of sources.
 * @throws with what was looked for.
 */
export function screenFile(folder: string, screen: string): string {
  const stem = join(folder, 'src/screens', toKebabCase(screen), screen);
  const file = findSource(stem);
  if (file === undefined) {
    const [first, ...others] = sourceEndings;
    throw new Error(
      `A route of remote.config.ts names the screen “${screen}”, but ${relative(folder, stem)}${first} does not exist, ` +
        `nor does one with ${others.join(', ')}. Looked for in ${folder}.`,
    );
  }
  return file;
}

/** A source beside a screen's own, such as its structured data; undefined if it does not exist. @param name without an ending. */
export function sourceBesideScreen(folder: string, screen: string, name: string): string | undefined {
  return findSource(join(dirname(screenFile(folder, screen)), name));
}

/** A file beside a screen's own, such as its icon; undefined if it does not exist. */
export function fileBesideScreen(folder: string, screen: string, name: string): string | undefined {
  const file = join(dirname(screenFile(folder, screen)), name);
  return existsSync(file) ? file : undefined;
}
