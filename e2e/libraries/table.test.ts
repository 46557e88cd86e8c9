import { readFileSync } from 'node:fs';
import { differs, readResults, type LibraryResult } from './results.ts';
import { parseHead, readRows } from './row.ts';
import { readTable, table, tableFile } from './table.ts';

/** Without the spaces with which a formatter aligns columns. */
const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/ {2,}/g, ' ');

const sonner: LibraryResult = {
  name: 'sonner',
  title: 'sonner',
  first: true,
  versions: { sonner: '2.0.7' },
  as: 'as written',
};

test('the table in docs/remotes.md is that of the last run', () => {
  expect(plain(readTable(readFileSync(tableFile, 'utf8')))).toBe(plain(table([...readResults().values()])));
});

test('every row of the table was tried, and nothing that is no row: npm run libraries -- --resume', () => {
  const rows = readRows();
  const tried = [...readResults().keys()];
  expect(rows.filter(({ name, first }) => first && !tried.includes(name))).toEqual([]);
  expect(tried.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

describe('the table', () => {
  test('shows step, size and what to write', () => {
    const needs = { ...sonner, step: 4, as: 'needs: { inlineStyles: true }', ownKb: 11.2 };
    expect(table([needs])).toContain('| sonner 2.0.7 | 4 | 11 KB | `needs: { inlineStyles: true }` |');
  });

  test('says what does not work, and why', () => {
    expect(table([{ ...sonner, fault: 'render: no Intl' }])).toContain(
      '| sonner 2.0.7 | – | – | does not work: render: no Intl |',
    );
  });

  test('lists the others below, by their steps', () => {
    const other = { ...sonner, name: 'ky', title: 'ky', first: false, step: 1, ownKb: 5 };
    expect(table([{ ...sonner, step: 1 }, other])).toMatch(/\*\*Step 1\*\* also: ky \(5 KB\)\.$/);
  });
});

test('a row differs by its step or by what the team writes, not by versions or sizes', () => {
  const before = { ...sonner, step: 1, ownKb: 10 };
  expect(differs(before, { ...before, ownKb: 12, versions: { sonner: '2.1.0' } })).toBe(false);
  expect(differs(before, { ...before, step: 3 })).toBe(true);
  expect(differs(before, { ...before, as: "render: 'browser'" })).toBe(true);
  expect(differs(undefined, before)).toBe(true);
});

test('a screen without facts, or with wrong ones, is named', () => {
  expect(() => parseHead('any.tsx.txt', 'export const Example = 1;')).toThrow(
    'any.tsx.txt does not start with its facts',
  );
  expect(() => parseHead('any.tsx.txt', '/*---\ntitle: any\n---*/')).toThrow(/any\.tsx\.txt: .*shows/s);
});
