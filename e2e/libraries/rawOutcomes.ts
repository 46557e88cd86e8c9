import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';
import type { KitFolder } from './kitFolder.ts';
import { outcomeSchema, type LibraryOutcome } from './outcome.ts';
import { furtherFiles, type LibraryRow } from './row.ts';

/** Everything that a run has seen, a file for each row. It is not committed. */
const folder = join(root, '.artha/libraries/results');
const fileOf = (name: string): string => join(folder, `${name}.json`);

/** A digest of a row, and of the packed packages that it is tried with. */
export function sourcesOf(kit: KitFolder, row: LibraryRow): string {
  const digest = createHash('sha256').update(kit.digest).update(readFileSync(row.screen));
  const further = furtherFiles(row.name);
  if (existsSync(further))
    for (const file of globSync('**/*.txt', { cwd: further }).sort()) digest.update(readFileSync(join(further, file)));
  return digest.digest('hex').slice(0, 20);
}

/** The outcome of an earlier run; undefined if there is none. */
export function readOutcome(name: string): LibraryOutcome | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  return v.parse(outcomeSchema, JSON.parse(readFileSync(fileOf(name), 'utf8')));
}

/** Keeps an outcome. */
export function writeOutcome(outcome: LibraryOutcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(outcome.name), `${JSON.stringify(outcome, null, 2)}\n`);
}
