import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/**
 * The path of a browser that `tools/repo/setup.mjs` recorded; undefined if it found none.
 * @param file its name in `.artha`.
 */
export function browserAt(file: 'chromium' | 'headless' | 'firefox' | 'webkit'): string | undefined {
  const note = join(root, '.artha', file);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}
