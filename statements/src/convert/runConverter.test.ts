import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPdfium } from '../../testing/readStatement.ts';
import type { Pdfium } from '../engine/index.ts';
import { writeWorkbook } from '../engine/tabular/testing/writeWorkbook.ts';
import { runConverter } from './runConverter.ts';

const samples = join(import.meta.dirname, '../../samples');
const folder = mkdtempSync(join(tmpdir(), 'convert-'));
const columns = 'Narration,Withdrawal Amt.,Deposit Amt.';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly parameters: readonly string[];
  readonly input?: Buffer;
  readonly environment?: Readonly<Record<string, string>>;
}

async function convert({ parameters, input, environment = {} }: Run) {
  const { stdout, ...result } = await runConverter({
    parameters,
    environment,
    now: new Date('2026-07-01T10:00:00Z'),
    isTerminal: false,
    readInput: input && (() => Promise.resolve(input)),
    loadPdfium: () => Promise.resolve(pdfium),
  });
  return { ...result, stdout: Buffer.from(stdout).toString() };
}

function fileOf(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Date and amounts of every line. */
function figures(csv: string): string[] {
  return csv.split('\n').map((line) => line.split(',').toSpliced(1, 1).slice(0, 4).join(','));
}

test('writes a PDF’s transactions to stdout, and how far they are proved to stderr', async () => {
  const { stdout, stderr, exitCode } = await convert({ parameters: [join(samples, 'hdfc-a.pdf')] });
  expect(figures(stdout)).toEqual(figures(readFileSync(join(samples, 'hdfc-a.expected.csv'), 'utf8')));
  expect(stderr).toMatch(/^layout {5}hdfc-/);
  expect(stderr).toMatch(/rows {7}50, oldest first\nproved {5}\d+\ninferred {3}\d.*\nunproved {3}0\nunprovable 0\n/);
  expect(stderr).toMatch(/opening {4}-?\d+\.\d\d\nclosing {4}-?\d+\.\d\d\nbreaks {5}0\nThe balances confirm/);
  expect(exitCode).toBe(0);
});

test('reads an export from stdin by its column names', async () => {
  const input = readFileSync(join(samples, 'csv-hdfc.csv'));
  const { stdout, exitCode } = await convert({ parameters: ['-', '--columns', columns], input });
  expect(figures(stdout)).toEqual(figures(readFileSync(join(samples, 'csv-hdfc.expected.csv'), 'utf8')));
  expect(exitCode).toBe(0);
});

test('reads names with commas, quoted or as JSON', async () => {
  const file = join(samples, 'csv-utf16-quoted.csv');
  for (const names of ['Details,"Debit, INR","Credit, INR"', '["Details", "Debit, INR", "Credit, INR"]']) {
    expect(await convert({ parameters: [file, '--columns', names] })).toMatchObject({ exitCode: 0 });
  }
});

test('reports rows that the balances contradict, with exit code 1', async () => {
  const text = readFileSync(join(samples, 'csv-hdfc.csv'), 'utf8').replace(',68.45,,245263.74', ',68.46,,245263.74');
  const { stdout, stderr, exitCode } = await convert({ parameters: [fileOf('wrong.csv', text), '--columns', columns] });
  expect(stdout.split('\n')).toHaveLength(40);
  expect(stderr).toContain('unproved   1: row 2\n');
  expect(stderr).toContain('breaks     1\nThe balances do not confirm the statement.');
  expect(exitCode).toBe(1);
});

test('reports a closing balance that does not agree', async () => {
  const rows = 'Date,Narration,Debit,Credit,Balance\n13/04/2026,A,1.00,,99.00\nClosing Balance,,,,98.00\n';
  const { stderr } = await convert({
    parameters: [fileOf('closing.csv', rows), '--columns', 'Narration,Debit,Credit'],
  });
  expect(stderr).toContain('breaks     1; the closing balance printed does not follow');
});

test('writes everything it knows as JSON', async () => {
  const { stdout, exitCode } = await convert({ parameters: [join(samples, 'hdfc-a.pdf'), '--json'] });
  const statement: unknown = JSON.parse(stdout);
  expect(statement).toMatchObject({
    order: 'oldest first',
    breaks: 0,
    opening: expect.stringMatching(/^-?\d+\.\d\d$/),
  });
  expect(statement).toHaveProperty(['transactions', 1, 'status'], 'proved');
  expect(statement).toHaveProperty(['transactions', 1, 'debit'], expect.stringMatching(/^\d+\.\d\d$/));
  expect(statement).toHaveProperty(['transactions', 1, 'category']);
  expect(exitCode).toBe(0);
});

describe('a protected PDF', () => {
  const file = join(samples, 'hostile/protected.pdf');

  test.each<[string, Run]>([
    ['password', { parameters: [file] }],
    ['does not open', { parameters: [file, '--password', 'shut'] }],
    ['There is hardly any text', { parameters: [file, '--password', 'open'] }],
    ['There is hardly any text', { parameters: [file], environment: { STATEMENT_PASSWORD: 'open' } }],
  ])('is answered with “%s”', async (words, run) => {
    const { stdout, stderr, exitCode } = await convert(run);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    expect(stderr).toContain(words);
  });
});

test('finds the columns of an export by itself', async () => {
  const { stdout, exitCode } = await convert({ parameters: [join(samples, 'csv-hdfc.csv')] });
  expect(figures(stdout)).toEqual(figures(readFileSync(join(samples, 'csv-hdfc.expected.csv'), 'utf8')));
  expect(exitCode).toBe(0);
});

test('reads a workbook', async () => {
  const lines = [
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ['13/04/2026', 'A', 1, '', 9],
  ];
  const input = Buffer.from(writeWorkbook([lines], { bookType: 'xlsx' }));
  const { stdout } = await convert({ parameters: ['-'], input });
  expect(stdout.split('\n')[1]).toBe('2026-04-13,A,1.00,0.00,9.00,Others');
});

/** An export with a balance after each row; a debit is negative. */
function exportOf(opening: number, ...rows: readonly (readonly [date: string, rupees: number])[]): string {
  let balance = opening;
  const lines = rows.map(([date, rupees]) => {
    balance += rupees;
    return [date, 'SHOP', Math.max(0, -rupees), Math.max(0, rupees), balance].join(',');
  });
  return ['Account No: 00112233445566', 'Date,Narration,Debit,Credit,Balance', ...lines, ''].join('\n');
}

describe('several files', () => {
  const history = join(folder, 'history');
  const [april, may, june] = [
    exportOf(100, ['13/04/2026', -10], ['30/04/2026', -20]),
    exportOf(90, ['30/04/2026', -20], ['14/05/2026', 5]),
    exportOf(75, ['15/06/2026', -1]),
  ];

  beforeAll(() => {
    mkdirSync(join(history, 'older'), { recursive: true });
    writeFileSync(join(history, 'may.csv'), may);
    writeFileSync(join(history, 'older/april.csv'), april);
    writeFileSync(join(history, 'older/notes.md'), 'not a statement');
  });

  test('of a folder become one table, without rows that two of them hold', async () => {
    const { stdout, stderr, exitCode } = await convert({ parameters: [history] });
    expect(figures(stdout)).toEqual([
      'transaction_date,debit_amount,credit_amount,balance',
      '2026-04-13,10.00,0.00,90.00',
      '2026-04-30,20.00,0.00,70.00',
      '2026-05-14,0.00,5.00,75.00',
      '',
    ]);
    expect(stderr).toContain('files      2 converted, 0 refused\n');
    expect(stderr).toContain('rows       3: 1 to 3, 2026-04-13 to 2026-05-14\nduplicates 1 left out\n');
    expect(exitCode).toBe(0);
  });

  test('are converted while others are refused by name, with exit code 3', async () => {
    const broken = fileOf('broken.pdf', '%PDF-1.4');
    const { stdout, stderr, exitCode } = await convert({ parameters: [broken, join(history, 'may.csv')] });
    expect(stdout.split('\n')).toHaveLength(4);
    expect(stderr).toContain(`file       ${broken}\nrefused    This PDF is damaged`);
    expect(exitCode).toBe(3);
  });

  test('with a gap between them are reported, with exit code 1', async () => {
    const file = fileOf('june.csv', june);
    const connected = await convert({ parameters: [history, file] });
    expect(connected.exitCode).toBe(0);
    const { stderr, exitCode } = await convert({ parameters: [join(history, 'older'), file] });
    expect(stderr).toContain('gap        no statement for 2026-05-01 to 2026-06-14: ');
    expect(stderr).toContain('ends with 70.00, ');
    expect(exitCode).toBe(1);
  });

  test('are opened with whichever password fits', async () => {
    const file = join(samples, 'hostile/protected.pdf');
    const { stderr } = await convert({ parameters: [file, '--password', 'shut', '--password', 'open'] });
    expect(stderr).toContain('There is hardly any text');
  });
});

describe('a file to write', () => {
  test.each(['json', 'ofx', 'xml', 'xlsx', 'csv'])('gets the format of its ending: %s', async (ending) => {
    const output = join(folder, `output.${ending}`);
    const { stdout, exitCode } = await convert({ parameters: [join(samples, 'hdfc-a.pdf'), '--out', output] });
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 0 });
    const starts = {
      json: '{',
      ofx: '<?xml version="1.0" encoding="UTF-8" standalone',
      xml: '<?xml',
      xlsx: 'PK',
      csv: 'tr',
    };
    const start = Object.entries(starts).find(([name]) => name === ending)?.[1] ?? 'none';
    expect(readFileSync(output, 'latin1').slice(0, start.length)).toBe(start);
  });

  test('is not read again where it is in the folder', async () => {
    const history = join(folder, 'again');
    mkdirSync(history);
    writeFileSync(join(history, 'may.csv'), exportOf(90, ['30/04/2026', -20], ['14/05/2026', 5]));
    const parameters = [history, '--out', join(history, 'all.csv')];
    await convert({ parameters });
    const { stderr } = await convert({ parameters });
    expect(stderr).toMatch(/^layout {5}csv\n/);
  });
});

describe('an anonymous copy', () => {
  test('is a PDF that is read as the original is, without its words', async () => {
    const output = join(folder, 'copy.pdf');
    const made = await convert({ parameters: [join(samples, 'hdfc-a.pdf'), '--anonymise', '--out', output] });
    expect(made).toMatchObject({ stdout: '', exitCode: 0 });
    expect(made.stderr).toContain(
      'copy       50 rows, layout hdfc-net-banking\nThe copy is read as the original is.\n',
    );
    const { stdout, stderr, exitCode } = await convert({ parameters: [output] });
    expect(stdout.split('\n')).toHaveLength(52);
    expect(stdout).not.toContain('BPCL');
    expect(stderr).toContain('proved     50\n');
    expect(exitCode).toBe(0);
  });

  test('of a file that is refused says that its amounts do not add up', async () => {
    const parameters = [join(samples, 'hostile/blank-page.pdf'), '--anonymise', '--out', join(folder, 'blank.pdf')];
    const { stderr, exitCode } = await convert({ parameters });
    expect(stderr).toContain('original   refused: There is no text in this PDF');
    expect(stderr).toContain('the amounts of the copy do not add up');
    expect(exitCode).toBe(0);
  });

  test.each([
    ['one PDF', ['hdfc-a.pdf', 'hdfc-b.pdf']],
    ['takes a PDF', ['csv-hdfc.csv']],
  ])('is refused: %s', async (words, names) => {
    const parameters = [...names.map((name) => join(samples, name)), '--anonymise'];
    expect(await convert({ parameters })).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(words) });
  });
});

test('writes no workbook to a terminal', async () => {
  const run = { parameters: ['x', '--to', 'xlsx'], environment: {}, now: new Date(), isTerminal: true };
  const result = await runConverter({ ...run, readInput: undefined, loadPdfium: () => Promise.resolve(pdfium) });
  expect(result).toMatchObject({ stdout: '', exitCode: 2, stderr: expect.stringContaining('--out FILE') });
});

test.each<[string, Run]>([
  ['The file cannot be read: ENOENT.', { parameters: ['no-such.pdf'] }],
  ['No table of transactions', { parameters: [join(samples, 'README.md')] }],
  ['leave --columns out', { parameters: [join(samples, 'hdfc-a.pdf'), '--columns', columns] }],
  ['three names', { parameters: ['x', '--columns', 'Narration,Debit'] }],
  ['three names', { parameters: ['x', '--columns', 'Narration,Debit,'] }],
  ['--max-pages', { parameters: ['x', '--max-pages', 'many'] }],
  ['three names', { parameters: ['x', '--columns', '["Narration'] }],
  ['limit is 2', { parameters: [join(samples, 'hdfc-b.pdf'), '--max-pages', '2'] }],
  ['x: The file cannot be read: ENOENT.\ny: The file', { parameters: ['x', 'y'] }],
  ['--to takes one of csv, json, xlsx, ofx, tally.', { parameters: ['x', '--to', 'qif'] }],
  ['a code of three letters', { parameters: ['x', '--currency', 'rupees'] }],
  ['would overwrite', { parameters: [join(samples, 'csv-hdfc.csv'), '--out', join(samples, 'csv-hdfc.csv')] }],
  ['No statements were found', { parameters: [join(import.meta.dirname, 'testing')] }],
  [
    '--ledger names one ledger',
    {
      parameters: [
        ...['hdfc-a.pdf', 'icici-a.pdf'].map((name) => join(samples, name)),
        '--to',
        'tally',
        '--ledger',
        'A',
      ],
    },
  ],
  ["Unknown option '--nonsense'", { parameters: ['--nonsense'] }],
  ['Not found: “Nothing”', { parameters: [join(samples, 'csv-hdfc.csv'), '--columns', 'Nothing,Withdrawal,Deposit'] }],
])('fails with exit code 2 and a message: %s', async (words, run) => {
  const { stdout, stderr, exitCode } = await convert(run);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toContain(words);
});

test('explains its usage', async () => {
  const { stdout, exitCode } = await convert({ parameters: ['--help'] });
  expect(stdout).toContain('--columns "Description,Debit,Credit"');
  expect(exitCode).toBe(0);
});

test('asks for a file where stdin is a terminal', async () => {
  expect(await convert({ parameters: [] })).toEqual({
    stdout: '',
    stderr: expect.stringContaining('Say which file.'),
    exitCode: 2,
  });
});
