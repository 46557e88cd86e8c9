import fc from 'fast-check';
import { genericLayout } from '../layouts/generic.ts';
import { banks } from '../layouts/banks.ts';
import type { Heading, Layout } from '../layouts/layout.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { readTable } from './readTable.ts';
import { findSections } from '../table/sections.ts';

const heading: Heading = [
  ['date', 'Date'],
  ['narration', 'Particulars'],
  ['debit', 'Withdrawal'],
  ['credit', 'Deposit'],
  ['balance', 'Balance'],
];
const layout: Layout = { ...genericLayout, headings: [heading] };

const lefts = { date: 20, narration: 90 };
const rights = { debit: 360, credit: 440, balance: 520 };

function ending(right: number, y: number, text: string): TypedText {
  return { x: right - 4 * text.length, y, text };
}

/** The titles, moved to the right by `shift`. */
function titles(shift = 0): TypedText[] {
  return [
    { x: lefts.date + shift, y: 20, text: 'Date' },
    { x: lefts.narration + shift, y: 20, text: 'Particulars' },
    ending(rights.debit + shift, 20, 'Withdrawal'),
    ending(rights.credit + shift, 20, 'Deposit'),
    ending(rights.balance + shift, 20, 'Balance'),
  ];
}

interface Line {
  readonly date?: string;
  readonly text?: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly balance?: string;
}

/** Lines 10 points apart below the titles. */
function lines(all: readonly Line[], shift = 0): TypedText[] {
  return all.flatMap(({ date, text, debit, credit, balance }, index) => {
    const y = 32 + 10 * index;
    return [
      ...(date === undefined ? [] : [{ x: lefts.date + shift, y, text: date }]),
      ...(text === undefined ? [] : [{ x: lefts.narration + shift, y, text }]),
      ...(debit === undefined ? [] : [ending(rights.debit + shift, y, debit)]),
      ...(credit === undefined ? [] : [ending(rights.credit + shift, y, credit)]),
      ...(balance === undefined ? [] : [ending(rights.balance + shift, y, balance)]),
    ];
  });
}

function read(...pages: readonly (readonly TypedText[])[]) {
  const [section] = findSections(pages.map(typedLines), layout);
  if (section === undefined) throw new Error('There is no table.');
  return readTable(section, layout);
}

const first: Line = { date: '01/04/2026', text: 'UPI/A', debit: '100.00', balance: '900.00' };
const second: Line = { date: '02/04/2026', text: 'UPI/B', credit: '350.00', balance: '1,250.00' };

describe('readTable', () => {
  test('reads rows with their figures and narrations', () => {
    expect(read([...titles(), ...lines([first, { text: 'MORE' }, second])])).toMatchObject({
      rows: [
        {
          date: '2026-04-01',
          narration: 'UPI/A MORE',
          debitPaise: 10000,
          creditPaise: 0,
          unsidedPaise: 0,
          balancePaise: 90000,
        },
        {
          date: '2026-04-02',
          narration: 'UPI/B',
          debitPaise: 0,
          creditPaise: 35000,
          unsidedPaise: 0,
          balancePaise: 125000,
        },
      ],
      summaryLines: [],
      inDoubt: [false, false],
      hasDoubtfulWords: [false, false],
      leftOverCount: 0,
      hasAmbiguousDates: true,
      transactionLines: [{ baseline: 32 }, { baseline: 52 }],
      unreadCount: 0,
      otherLines: [],
    });
  });

  test('joins a row to the one before it, whose date and amount it prints again where the next balance does without it', () => {
    const repeated: Line = { date: '02/04/2026', text: 'FOR A SHOP', credit: '350.00' };
    const readWith = (balance: string) =>
      read(
        [...titles(), ...lines([first, second])],
        [...titles(), ...lines([repeated, { date: '03/04/2026', text: 'UPI/C', debit: '50.00', balance }])],
      ).rows.map(({ narration }) => narration);
    expect(readWith('1,200.00')).toEqual(['UPI/A', 'UPI/B FOR A SHOP', 'UPI/C']);
    expect(readWith('1,550.00')).toEqual(['UPI/A', 'UPI/B', 'FOR A SHOP', 'UPI/C']);
  });

  test('doubts a row whose date lies years outside the printed period', () => {
    const period: TypedText = { x: 20, y: 8, text: 'Statement period 01/04/2026 to 30/04/2026' };
    const old = { ...second, date: '13/04/2020' };
    expect(read([period, ...titles(), ...lines([first, old])]).inDoubt).toEqual([false, true]);
  });

  test('doubts a row without an amount in its column of balances', () => {
    const broken = { ...second, balance: '1,250.00 1042' };
    expect(read([...titles(), ...lines([first, broken])])).toMatchObject({
      rows: [{ balancePaise: 90000 }, { balancePaise: undefined }],
      inDoubt: [false, true],
    });
  });

  test('knows the order of day and month of a bank with a layout', () => {
    const [section] = findSections([typedLines([...titles(), ...lines([first, second])])], layout);
    const readBy = (bank: Layout['bank']) => section && readTable(section, { ...layout, bank });
    expect(readBy(layout.bank)?.hasAmbiguousDates).toBe(true);
    expect(readBy(banks.axis)?.hasAmbiguousDates).toBe(false);
  });

  test('continues a row on the next page', () => {
    const pages = [
      [...titles(), ...lines([first])],
      [...titles(), ...lines([{ text: 'MORE' }, second])],
    ];
    expect(read(...pages).rows.map(({ narration }) => narration)).toEqual(['UPI/A MORE', 'UPI/B']);
  });

  test('learns the columns of pages with other positions separately', () => {
    const rows = (shift: number, line: Line) => [...titles(shift), ...lines([line], shift)];
    expect(read(rows(0, first), rows(60, second)).rows).toEqual(read(rows(0, first), rows(0, second)).rows);
  });

  test('puts together a date that is split over lines', () => {
    const table = read([...titles(), ...lines([{ ...first, date: '13-Oct-' }, { date: '2017' }, second])]);
    expect(table.rows.map(({ date }) => date)).toEqual(['2017-10-13', '2026-04-02']);
  });

  test('counts lines that look like rows and cannot be read, inside and outside', () => {
    const unreadable = { ...second, credit: '350.00?' };
    expect(read([...titles(), ...lines([first, unreadable])])).toMatchObject({ rows: { length: 1 }, unreadCount: 1 });
    const impossible = { ...second, date: '31/02/2026' };
    expect(read([...titles(), ...lines([first, impossible])])).toMatchObject({ rows: { length: 1 }, unreadCount: 1 });
    const end = { text: 'Statement Summary' };
    const outside = [...titles(), ...lines([first, end, second])];
    expect(read(outside)).toMatchObject({ rows: { length: 1 }, unreadCount: 1 });
  });

  test('returns lines that are not part of the table', () => {
    const table = read([...titles(), ...lines([first]), { x: -100, y: 60, text: 'Registered Office' }]);
    expect(table.otherLines).toHaveLength(1);
    expect(table.unreadCount).toBe(0);
  });

  test('returns summary lines with the rows before them', () => {
    const table = read([...titles(), ...lines([{ text: 'Opening Balance', balance: '1,000.00' }, first])]);
    expect(table.summaryLines).toMatchObject([{ kind: 'opening', balancePaise: 100000, rowsBefore: 0 }]);
  });
});

describe('any table', () => {
  const amount = fc.integer({ min: 1, max: 99_999_99 });
  const rows = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 28 }), amount, isDebit: fc.boolean(), more: fc.nat(2) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  const print = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

  interface Drawn {
    readonly day: number;
    readonly amount: number;
    readonly isDebit: boolean;
    readonly more: number;
  }

  function typed(drawn: readonly Drawn[]): TypedText[] {
    const all = drawn.flatMap(({ day, amount: paise, isDebit, more }): Line[] => [
      {
        date: `${String(day).padStart(2, '0')}/04/2026`,
        text: 'FIRST LINE',
        [isDebit ? 'debit' : 'credit']: print(paise),
        balance: print(paise),
      },
      ...Array.from({ length: more }, (_, index) => ({ text: `LINE ${index}` })),
    ]);
    return [...titles(), ...lines(all)];
  }

  test('gives its rows as they are printed', () => {
    fc.assert(
      fc.property(rows, (drawn) => {
        const { rows: found, unreadCount } = read(typed(drawn));
        expect(
          found.map(({ debitPaise, creditPaise, balancePaise }) => [debitPaise, creditPaise, balancePaise]),
        ).toEqual(drawn.map((row) => [row.isDebit ? row.amount : 0, row.isDebit ? 0 : row.amount, row.amount]));
        expect(unreadCount).toBe(0);
      }),
    );
  });

  test('gives the same rows in any drawing order', () => {
    const shuffled = rows.chain((drawn) => {
      const texts = typed(drawn);
      return fc.tuple(
        fc.constant(texts),
        fc.shuffledSubarray(texts, { minLength: texts.length, maxLength: texts.length }),
      );
    });
    fc.assert(fc.property(shuffled, ([texts, inOtherOrder]) => expect(read(inOtherOrder)).toEqual(read(texts))));
  });

  test('gives the same rows in any size', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(0.5, 0.75, 2), (drawn, scale) => {
        const texts = typed(drawn);
        const scaled = texts.map(({ x, y, text }) => ({ x: x * scale, y: y * scale, text, size: 8 * scale }));
        expect(read(scaled).rows).toEqual(read(texts).rows);
      }),
    );
  });
});
