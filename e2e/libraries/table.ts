import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitOf } from '@artha/core/budgets';
import { root } from '../paths.ts';
import type { LibraryResult } from './results.ts';

/** The document with the table. */
export const tableFile = join(root, 'docs/remotes.md');

const START = '<!-- libraries: npm run libraries writes what follows -->';
const END = '<!-- /libraries -->';

/** Longer ones are in `results.json`. */
const LONGEST_FAULT = 110;

const ownLimitKb = limitOf('own') / 1024;

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const sizeOf = ({ ownKb }: LibraryResult): string => {
  if (ownKb === undefined) return '–';
  return `${ownKb.toFixed(0)} KB${ownKb > ownLimitKb ? ', over the default budget' : ''}`;
};

const howOf = ({ as, step, fault = '' }: LibraryResult): string => {
  if (step === undefined) return `does not work: ${escape(fault.slice(0, LONGEST_FAULT))}`;
  return as === 'as written' ? '' : as.includes('`') ? as : `\`${as}\``;
};

const versionsOf = ({ versions }: LibraryResult): string =>
  Object.values(versions).length === 1 ? ` ${Object.values(versions)[0] ?? ''}` : '';

function row(result: LibraryResult): string {
  return `| ${escape(result.title)}${versionsOf(result)} | ${String(result.step ?? '–')} | ${sizeOf(result)} | ${howOf(result)} |`;
}

const byStep = (a: LibraryResult, b: LibraryResult): number =>
  (a.step ?? 9) - (b.step ?? 9) || a.title.localeCompare(b.title, 'en', { sensitivity: 'base' });

const stepNames: readonly (readonly [number | undefined, string])[] = [
  [1, 'Step 1'],
  [2, 'Step 2'],
  [3, 'Step 3'],
  [4, 'Step 4'],
  [undefined, 'Not yet'],
];

/** The other rows, in a paragraph for each step. */
function others(results: readonly LibraryResult[]): string[] {
  return stepNames.flatMap(([step, name]) => {
    const chosen = results.filter((one) => one.step === step);
    if (chosen.length === 0) return [];
    const texts = chosen.map((one) => {
      const how = one.as === 'as written' || step === undefined ? '' : `, \`${one.as}\``;
      return `${escape(one.title)} (${one.ownKb === undefined ? '' : `${one.ownKb.toFixed(0)} KB`}${how})`.replace(
        ' ()',
        '',
      );
    });
    return [`**${name}** also: ${texts.join(', ')}.`];
  });
}

/** The table as Markdown. */
export function table(results: readonly LibraryResult[]): string {
  const sorted = results.toSorted(byStep);
  return [
    ['| library or habit | step | own scripts | what the team writes |', '| --- | --- | --- | --- |']
      .concat(sorted.filter(({ first }) => first).map(row))
      .join('\n'),
    ...others(sorted.filter(({ first }) => !first)),
  ].join('\n\n');
}

/** The generated part of a document. @throws if it has no marks. */
export function readTable(text: string): string {
  const [, block] = new RegExp(`${START}\n([^]*)${END}`).exec(text) ?? [];
  if (block === undefined) throw new Error(`docs/remotes.md has no lines “${START}” and “${END}”.`);
  return block.trim();
}

/** Writes the table into the document. */
export function writeTable(results: readonly LibraryResult[]): void {
  const text = readFileSync(tableFile, 'utf8');
  const old = readTable(text);
  writeFileSync(
    tableFile,
    text.replace(old === '' ? `${START}\n` : old, () =>
      old === '' ? `${START}\n\n${table(results)}\n\n` : table(results),
    ),
  );
}
