import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import * as v from 'valibot';

/** The sets of files from other people: each has its own figures. */
export const sets = ['indian-bank', 'indian-card', 'foreign'] as const;

const sourceSchema = v.strictObject({
  repository: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/)),
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
  set: v.picklist(sets),
  kind: v.picklist(['pdf', 'csv', 'txt', 'xls', 'xlsx']),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** A file in a public repository, named by its content: paths may contain the names of people. */
export type Source = Readonly<v.InferOutput<typeof sourceSchema>>;

/**
 * Reads the list of sources.
 * @throws ValiError if a line is malformed.
 */
export function readSources(): readonly Source[] {
  const text = readFileSync(new URL('sources.csv', import.meta.url), 'utf8');
  return v.parse(v.array(sourceSchema), Papa.parse(text, { header: true, skipEmptyLines: true }).data);
}

/** The name a source has in the folder that `fetch.ts` fills: `indian-bank-1a2b3c4d5e6f.pdf`. */
export const fileNameOf = ({ set, kind, sha256 }: Source): string => `${set}-${sha256.slice(0, 12)}.${kind}`;
