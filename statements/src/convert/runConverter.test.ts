import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function convert({ parameters, input, environment = {} }: Run) {
  return runConverter({
    parameters,
    environment,
    readInput: input && (() => Promise.resolve(input)),
    loadPdfium: () => Promise.resolve(pdfium),
  });
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
  expect(statement).toHaveProperty(['transactions', 1, 'standing'], 'proved');
  expect(statement).toHaveProperty(['transactions', 1, 'debit'], expect.stringMatching(/^\d+\.\d\d$/));
  expect(statement).toHaveProperty(['transactions', 1, 'category']);
  expect(exitCode).toBe(0);
});

describe('a protected PDF', () => {
  const file = join(samples, 'hostile/protected.pdf');

  test.each<[string, Run]>([
    ['password', { parameters: [file] }],
    ['does not open', { parameters: [file, '--password', 'shut'] }],
    ['There is no text', { parameters: [file, '--password', 'open'] }],
    ['There is no text', { parameters: [file], environment: { STATEMENT_PASSWORD: 'open' } }],
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

test.each<[string, Run]>([
  ['The file cannot be read: ENOENT.', { parameters: ['no-such.pdf'] }],
  ['No table of transactions', { parameters: [join(samples, 'README.md')] }],
  ['leave --columns out', { parameters: [join(samples, 'hdfc-a.pdf'), '--columns', columns] }],
  ['three names', { parameters: ['x', '--columns', 'Narration,Debit'] }],
  ['three names', { parameters: ['x', '--columns', 'Narration,Debit,'] }],
  ['--max-pages', { parameters: ['x', '--max-pages', 'many'] }],
  ['three names', { parameters: ['x', '--columns', '["Narration'] }],
  ['limit is 2', { parameters: [join(samples, 'hdfc-b.pdf'), '--max-pages', '2'] }],
  ['one file', { parameters: ['x', 'y'] }],
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
