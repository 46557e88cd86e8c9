import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPdfium } from '../../../testing/readStatement.ts';
import { banks } from '../layouts/banks.ts';
import { parseStatement } from '../report/parseStatement.ts';
import type { Statement } from '../report/statement.ts';
import type { Pdfium } from '../text/pdfium.ts';
import { openPdf } from '../text/pdfiumTextSource.ts';
import type { TextSource } from '../text/textSource.ts';
import { anonymise } from './anonymise.ts';
import { isReadAlike } from './isReadAlike.ts';
import { isKnownWord } from './knownWords.ts';
import { readPrintedPage } from './printedCharacters.ts';

const samples = join(import.meta.dirname, '../../../samples');
const names = readdirSync(samples).filter((name) => name.endsWith('.pdf'));
const options = { maxPages: 1000 };

/** Random numbers that are the same in every run (mulberry32). */
function seededRandomness(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

function withPdf<T>(bytes: Uint8Array, read: (source: TextSource) => T): T {
  const source = openPdf(pdfium, bytes);
  try {
    return read(source);
  } finally {
    source.close();
  }
}

/** A sample and a copy of it: the results of reading them, and their lines as text. */
function makeCopy(name: string, seed: number) {
  const linesOf = (source: TextSource) =>
    Array.from({ length: source.pageCount }, (_, index) => readPrintedPage(source.readPage(index)).lines).flatMap(
      (page) => page.map((line) => line.map(({ text }) => text).join(' ')),
    );
  return withPdf(readFileSync(join(samples, name)), (source) => {
    const statement = parseStatement(source, options);
    const bytes = anonymise(source, { statement, random: seededRandomness(seed) });
    const copy = withPdf(bytes, (read) => ({ statement: parseStatement(read, options), lines: linesOf(read) }));
    return { original: { statement, lines: linesOf(source) }, copy, bytes };
  });
}

const copies = new Map<string, ReturnType<typeof makeCopy>>();

/** Several tests look at the same copy, which is made once. */
function copyOf(name: string, seed = 1): ReturnType<typeof makeCopy> {
  const key = `${name} ${seed}`;
  const copy = copies.get(key) ?? makeCopy(name, seed);
  copies.set(key, copy);
  return copy;
}

const ifscPrefixes: ReadonlySet<string> = new Set(Object.values(banks).map(({ ifscPrefix }) => ifscPrefix));

/** Runs of four or more letters or digits that no statement prints by itself. */
function ownRuns(text: string): string[] {
  return (text.match(/\p{L}{4,}|\d{4,}/gu) ?? []).filter(
    (run) => /\d/.test(run) || !(isKnownWord(run) || ifscPrefixes.has(run)),
  );
}

const narrationsOf = ({ transactions }: Statement) => transactions.map(({ description }) => description);

describe.each(names)('a copy of %s', (name) => {
  test('is read as it is, and keeps no word or number of it', () => {
    const { original, copy } = copyOf(name);
    expect(copy.statement.layout).toBe(original.statement.layout);
    expect(copy.statement.proof.statuses).toEqual(original.statement.proof.statuses);
    expect(isReadAlike(original.statement, copy.statement)).toBe(true);
    const [first, moved] = [original, copy].map(({ statement }) => Date.parse(statement.transactions[0]?.date ?? ''));
    const weeks = ((first ?? NaN) - (moved ?? NaN)) / (7 * 86_400_000);
    expect(weeks >= 30 && weeks < 180 && Number.isInteger(weeks)).toBe(true);
    const [before, after] = [original, copy].map(({ statement }) => narrationsOf(statement));
    // Years of dates in narrations are not secret, and a random number of four digits may be in a statement by chance.
    const kept = (after ?? []).flatMap((narration, index) => {
      const own = new Set(ownRuns(before?.[index] ?? ''));
      return ownRuns(narration).filter((run) => own.has(run) && !/^20\d\d$/.test(run));
    });
    expect(kept).toEqual([]);
    const words = new Set(original.lines.flatMap(ownRuns).filter((run) => run.length >= 6));
    expect(copy.lines.flatMap(ownRuns).filter((run) => words.has(run))).toEqual([]);
  });
});

describe('a copy', () => {
  test('moves all dates by one number of days, and prints them in their form', () => {
    const { original, copy } = copyOf('hdfc-a.pdf');
    const days = original.statement.transactions.map(
      ({ date }, index) => Date.parse(date) - Date.parse(copy.statement.transactions[index]?.date ?? ''),
    );
    expect(new Set(days).size).toBe(1);
    expect(days[0]).not.toBe(0);
  });

  test('moves the years of a narrow column, which are below their days', () => {
    const { copy } = copyOf('sbi-a.pdf');
    const years = new Set(copy.statement.transactions.map(({ date }) => date.slice(0, 4)));
    const printed = copy.lines.flatMap((line) => /^(?<year>\d{4}) \k<year> /.exec(line)?.groups?.['year'] ?? []);
    expect(printed.length).toBeGreaterThan(30);
    expect(printed.filter((year) => !years.has(year))).toEqual([]);
  });

  test('changes every amount and every balance', () => {
    const { original, copy } = copyOf('hdfc-a.pdf');
    for (const [index, row] of original.statement.transactions.entries()) {
      const other = copy.statement.transactions[index];
      expect(other?.balancePaise).not.toBe(row.balancePaise);
      expect((other?.debitPaise ?? 0) + (other?.creditPaise ?? 0)).not.toBe(row.debitPaise + row.creditPaise);
    }
  });

  test('replaces equal words by equal words, and differs from another copy', () => {
    const { original, copy } = copyOf('hdfc-a.pdf');
    const replacements = new Map<string, Set<string>>();
    for (const [index, narration] of narrationsOf(original.statement).entries()) {
      const [word = ''] = narration.split('-').slice(1);
      const [replacement = ''] = (narrationsOf(copy.statement)[index] ?? '').split('-').slice(1);
      replacements.set(word, (replacements.get(word) ?? new Set()).add(replacement));
    }
    expect([...replacements.values()].every(({ size }) => size === 1)).toBe(true);
    expect(copyOf('hdfc-a.pdf', 2).copy.lines).not.toEqual(copy.lines);
  });

  test('holds nothing of the source but characters and lines', () => {
    const text = Buffer.from(copyOf('sbi-a.pdf').bytes).toString('latin1');
    expect(text).not.toMatch(/\/(?:Info|Metadata|Annots|XObject|FontFile|Title|Author|Producer|ID)\b/);
    expect(text.match(/\/BaseFont \/(\w+)/g)).toEqual(expect.arrayContaining(['/BaseFont /Courier']));
    expect(new Set(text.match(/\/BaseFont \/\w+/g)).size).toBe(1);
  });

  test('of a statement that was not read replaces all the same', () => {
    withPdf(readFileSync(join(samples, 'hdfc-a.pdf')), (source) => {
      const bytes = anonymise(source, { random: seededRandomness(3) });
      const { transactions } = withPdf(bytes, (copy) => parseStatement(copy, options));
      expect(transactions).toHaveLength(50);
      expect(transactions[0]?.description).not.toContain('BPCL');
    });
  });
});
