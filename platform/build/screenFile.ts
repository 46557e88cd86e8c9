import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The name of a screen's folder: `TaxCalculator` → `tax-calculator`, `Emi2Calculator` → `emi2-calculator`. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/** The file of a screen by convention: `src/screens/tax-calculator/TaxCalculator.tsx`. */
export function screenFile(folder: string, screen: string): string {
  const file = join(folder, 'src/screens', toKebabCase(screen), `${screen}.tsx`);
  if (!existsSync(file)) {
    throw new Error(`A route of remote.config.ts names the screen “${screen}”, but ${file} does not exist.`);
  }
  return file;
}

/** A file beside a screen's own, such as its icon; undefined if it does not exist. */
export function fileBesideScreen(folder: string, screen: string, name: string): string | undefined {
  const file = join(dirname(screenFile(folder, screen)), name);
  return existsSync(file) ? file : undefined;
}
