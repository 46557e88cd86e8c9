import type { Release } from '@artha/shared/contract';
import { Refusal } from './refusal.ts';

/** The most characters of a text, by the field that it stands in; of others, and of names in a table, `OTHER_LENGTH`. */
const lengths: ReadonlyMap<string, number> = new Map([
  ['title', 120],
  ['description', 400],
  ['owner', 60],
  ['name', 60],
  ['version', 60],
  ['label', 60],
  ['column', 60],
  ['task', 80],
]);
const OTHER_LENGTH = 300;

/** Entries of a list or of a table. */
const MOST_ENTRIES = 500;

/** Control characters, line breaks among them; signs that turn the direction of writing; and halves of a character. */
// oxlint-disable-next-line eslint/no-control-regex -- These are the characters that it is about.
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

/** Version ranges may hold them: they are read as ranges, and shown nowhere. */
const rangeField = 'range';

/** What is wrong with a text; undefined where nothing is. */
export function problemOfText(text: string, field: string): string | undefined {
  const most = lengths.get(field) ?? OTHER_LENGTH;
  if (text.length > most) return `has more than ${most} characters`;
  if (hidden.test(text)) return 'holds a character that nobody sees';
  if (field !== rangeField && /[<>]/.test(text)) return 'holds markup';
  return undefined;
}

function* problemsIn(value: unknown, field: string): Generator<string> {
  if (typeof value === 'string') {
    const problem = problemOfText(value, field);
    if (problem) yield `“${field}” ${problem}`;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length > MOST_ENTRIES) yield `“${field}” has more than ${MOST_ENTRIES} entries`;
  for (const [key, part] of entries) {
    const problem = problemOfText(key, 'key');
    if (problem) yield `a name in “${field}” ${problem}`;
    yield* problemsIn(part, Array.isArray(value) ? field : key);
  }
}

/**
 * Refuses a manifest with a text that says something else to a reader than to a machine, or is too long.
 * @throws Refusal with the field.
 */
export function checkTexts(release: Release): void {
  const [first] = problemsIn(release, 'release');
  if (first !== undefined) throw new Refusal('RE-31', `${release.name.slice(0, 60)}: ${first}.`);
}
