import type { Release } from '@artha/shared/contract';
import { Refusal } from './refusal.ts';

/** The maximum length of a text in characters, by its field; `OTHER_LENGTH` for other fields and keys of tables. */
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

/** Maximum number of entries of a list or a table. */
const MOST_ENTRIES = 500;

/** Control characters, line breaks included; bidirectional formatting; and unpaired surrogates. */
// oxlint-disable-next-line eslint/no-control-regex -- These are the characters that it is about.
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

/** Version ranges may contain these signs: they are parsed, and never shown. */
const rangeField = 'range';

/** The fault of a text; undefined if it is valid. */
export function problemOfText(text: string, field: string): string | undefined {
  const most = lengths.get(field) ?? OTHER_LENGTH;
  if (text.length > most) return `has more than ${most} characters`;
  if (hidden.test(text)) return 'contains an invisible character';
  if (field !== rangeField && /[<>]/.test(text)) return 'contains markup';
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
 * Refuses a manifest with a text that is too long, or that people and programs would read differently.
 * @throws Refusal with the field.
 */
export function checkTexts(release: Release): void {
  const [first] = problemsIn(release, 'release');
  if (first !== undefined) throw new Refusal('RE-31', `${release.name.slice(0, 60)}: ${first}.`);
}
