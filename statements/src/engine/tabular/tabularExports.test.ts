import fc from 'fast-check';
import { formatPaise } from '../amounts/money.ts';
import { parseTabular } from '../report/parseTabular.ts';
import { readWorkbook } from './readWorkbook.ts';
import { writeWorkbook } from './testing/writeWorkbook.ts';

/** The choices that banks and people make in an export. The law: for every combination, the rows are read exactly. */

interface Movement {
  readonly date: string;
  readonly narration: string;
  readonly paise: number;
  readonly isDebit: boolean;
}

const words = [
  'UPI-TEA STALL',
  'NEFT CR-ACME TRADERS',
  'ATM WDL 12 MG ROAD',
  'SALARY OF APRIL',
  'POS 4160XX BPCL',
  'किराना दुकान',
];
const dayMs = 86_400_000;

const movement = fc.record({
  dayOffset: fc.integer({ min: 0, max: 3 }),
  word: fc.constantFrom(...words),
  number: fc.integer({ min: 0, max: 999 }),
  paise: fc.integer({ min: 1, max: 10 ** 9 }),
  isDebit: fc.boolean(),
});

/** Movements in the order of time, of both sides. */
const movements = fc.array(movement, { minLength: 6, maxLength: 25 }).map((drawn): readonly Movement[] => {
  let day = Date.UTC(2026, 2, 14);
  return drawn.map(({ dayOffset, word, number, paise, isDebit }, index) => {
    day += dayOffset * dayMs;
    return {
      date: new Date(day).toISOString().slice(0, 10),
      narration: `${word} ${number}`,
      paise,
      isDebit: index === 0 || (index !== 1 && isDebit),
    };
  });
});

const titles = fc.constantFrom(
  {
    date: 'Txn Date',
    text: 'Narration',
    debit: 'Withdrawal Amt.',
    credit: 'Deposit Amt.',
    amount: 'Amount',
    balance: 'Closing Balance',
  },
  {
    date: 'Date',
    text: 'Particulars',
    debit: 'Debit (₹)',
    credit: 'Credit (₹)',
    amount: 'Amount (INR)',
    balance: 'Balance (₹)',
  },
  { date: 'दिनांक', text: 'विवरण', debit: 'नामे', credit: 'जमा', amount: 'राशि', balance: 'शेष' },
  { date: 'Post Date', text: 'Transaction Details', debit: 'DR', credit: 'CR', amount: 'Txn Amount', balance: 'BAL' },
);

const dialect = fc.record({
  titles,
  sides: fc.constantFrom('two columns', 'signed', 'Dr/Cr beside', 'Dr/Cr after', 'minus after'),
  hasBalance: fc.boolean(),
  isNewestFirst: fc.boolean(),
  nothing: fc.constantFrom('', '-', 'NA', 'nan'),
  date: fc.constantFrom('dd/mm/yyyy', 'd-m-yy', 'dd Mon yyyy', 'yyyy-mm-dd', 'dd.mm.yyyy hh:mm'),
  amount: fc.constantFrom('plain', 'lakhs', 'comma'),
  sparse: fc.boolean(),
  preamble: fc.array(
    fc.constantFrom(['Account No', ':', '50100'], ['A PERSON'], [], ['From', '14/03/2026', 'To', '30/06/2026']),
    {
      maxLength: 5,
    },
  ),
  footer: fc.array(fc.constantFrom(['***'], ['End of statement'], ['', 'Legend: UPI is a payment'], []), {
    maxLength: 3,
  }),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer T> ? T : never;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function writeDate(date: string, form: Dialect['date']): string {
  const [year = '', month = '', day = ''] = date.split('-');
  switch (form) {
    case 'dd/mm/yyyy':
      return `${day}/${month}/${year}`;
    case 'd-m-yy':
      return `${Number(day)}-${Number(month)}-${year.slice(2)}`;
    case 'dd Mon yyyy':
      return `${day} ${months[Number(month) - 1] ?? ''} ${year}`;
    case 'dd.mm.yyyy hh:mm':
      return `${day}.${month}.${year} 10:15`;
    default:
      return date;
  }
}

/** Thousands and lakhs: `12,34,567.80`. */
function groupLakhs(plain: string): string {
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const head = whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',');
  return `${plain.startsWith('-') ? '-' : ''}${head === '' ? '' : `${head},`}${whole.slice(-3)}.${fraction}`;
}

function writeAmount(paise: number, form: Dialect['amount']): string {
  const plain = formatPaise(paise);
  if (form === 'lakhs') return groupLakhs(plain);
  return form === 'comma' ? plain.replace('.', ',').replace(/\B(?=(?:\d{3})+,)/g, '.') : plain;
}

function writeSides({ paise, isDebit }: Movement, { sides, nothing, amount }: Dialect): string[] {
  const size = writeAmount(paise, amount);
  switch (sides) {
    case 'two columns':
      return isDebit ? [size, nothing] : [nothing, size];
    case 'signed':
      return [isDebit ? `-${size}` : size];
    case 'minus after':
      return [isDebit ? `${size}-` : size];
    case 'Dr/Cr after':
      return [`${size} ${isDebit ? 'Dr' : 'Cr'}`];
    default:
      return [size, isDebit ? 'DR' : 'CR'];
  }
}

function sideTitles({ sides, titles: { debit, credit, amount } }: Dialect): string[] {
  if (sides === 'two columns') return [debit, credit];
  return sides === 'Dr/Cr beside' ? [amount, 'Dr / Cr'] : [amount];
}

/** The lines of an export, and its rows in their order. */
function writeExport(drawn: readonly Movement[], how: Dialect) {
  let balance = 10 ** 9;
  const written = drawn.map((row) => {
    balance += row.isDebit ? -row.paise : row.paise;
    return { row, balance };
  });
  const inOrder = how.isNewestFirst ? written.toReversed() : written;
  const { titles: named } = how;
  const heading = [named.date, ...(how.sparse ? ['Instrument No'] : []), named.text, ...sideTitles(how)];
  const lines = inOrder.map(({ row, balance: after }, index) => [
    writeDate(row.date, how.date),
    ...(how.sparse ? [index === 2 ? '000123' : ''] : []),
    row.narration,
    ...writeSides(row, how),
    ...(how.hasBalance ? [writeAmount(after, how.amount)] : []),
  ]);
  const table = [how.hasBalance ? [...heading, named.balance] : heading, ...lines];
  const expected = inOrder.map(({ row, balance: after }) => [
    row.date,
    row.narration,
    row.isDebit ? row.paise : 0,
    row.isDebit ? 0 : row.paise,
    how.hasBalance ? after : undefined,
  ]);
  return { lines: [['IFSC : ACME0000001'], ...how.preamble, ...table, ...how.footer], expected };
}

function figures({ transactions }: ReturnType<typeof parseTabular>) {
  return transactions.map((row) => [row.date, row.description, row.debitPaise, row.creditPaise, row.balancePaise]);
}

function expectExactly(statement: ReturnType<typeof parseTabular>, expected: readonly unknown[], how: Dialect) {
  expect(figures(statement)).toEqual(expected);
  expect(statement.proof.breaks).toBe(0);
  const proved = statement.proof.statuses.filter((status) => status === 'proved').length;
  expect(proved).toBe(how.hasBalance ? expected.length - 1 : 0);
}

test('rows come back from a delimited text', () => {
  const separator = fc.constantFrom(',', ';', '\t', '|', '~');
  fc.assert(
    fc.property(movements, dialect, separator, fc.boolean(), (drawn, how, delimiter, isUtf16) => {
      const { lines, expected } = writeExport(drawn, how);
      const quote = (cell: string) => (cell.includes(delimiter) ? `"${cell}"` : cell);
      const text = lines.map((cells) => cells.map(quote).join(delimiter)).join('\r\n');
      const bytes = isUtf16 ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text);
      expectExactly(parseTabular(Uint8Array.from(bytes), { maxRows: 100 }), expected, how);
    }),
    { numRuns: 120 },
  );
});

test('rows come back from a workbook', () => {
  const bookType = fc.constantFrom('xlsx', 'biff8', 'ods', 'html');
  fc.assert(
    fc.property(movements, dialect, bookType, (drawn, how, type) => {
      const { lines, expected } = writeExport(drawn, how);
      const bytes = writeWorkbook([lines], { bookType: type });
      expectExactly(parseTabular(bytes, { maxRows: 100, readWorkbook }), expected, how);
    }),
    { numRuns: 40 },
  );
});

test('rows come back where unquoted narrations hold the separator', () => {
  fc.assert(
    fc.property(
      movements,
      dialect,
      fc.array(fc.nat({ max: 24 }), { minLength: 1, maxLength: 4 }),
      (drawn, how, marked) => {
        const withCommas = drawn.map((row, index) =>
          marked.includes(index) && drawn.length > 3 * marked.length
            ? { ...row, narration: `${row.narration}, PUNE, IN` }
            : row,
        );
        const plain: Dialect = { ...how, amount: 'plain', hasBalance: true };
        const { lines, expected } = writeExport(withCommas, plain);
        const text = lines.map((cells) => cells.join(',')).join('\n');
        expectExactly(parseTabular(Uint8Array.from(Buffer.from(text)), { maxRows: 100 }), expected, plain);
      },
    ),
    { numRuns: 60 },
  );
});
