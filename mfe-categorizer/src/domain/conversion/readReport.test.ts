import { reportOf } from '../../testing/fakeService.ts';
import { readReport } from './readReport.ts';

test('a report becomes a statement in whole paise, with its CSV byte for byte', async () => {
  const report = reportOf({
    rows: { 2: { status: 'unproved', balanceChange: '-320.00', amountOfUnknownSide: '5.00' } },
  });
  const statement = readReport(report, 'october.pdf', 'device');
  expect(statement).toMatchObject({ fileName: 'october.pdf', way: 'device', layout: 'hdfc-email', skipped: 0 });
  expect(statement?.transactions[0]).toMatchObject({
    creditPaise: 112_000_00,
    balancePaise: 196_250_00,
    unsidedPaise: 0,
  });
  expect(statement?.transactions[1]).toMatchObject({ balanceChangePaise: -320_00, unsidedPaise: 5_00 });
  expect(await statement?.csv.text()).toBe(report.csv);
});

test('of an export with dates that can be read in two ways only the date is open, and of a PDF the words as well', () => {
  const isOpen = (layout: string, doubts: readonly string[]) =>
    readReport(reportOf({ layout, doubts, rows: { 2: { status: 'figures-proved' } } }), 'a', 'service')
      ?.transactions.slice(0, 2)
      .map(({ isOnlyDateOpen }) => isOnlyDateOpen);
  expect(isOpen('csv', ['dates-ambiguous'])).toEqual([false, true]);
  expect(isOpen('workbook', ['dates-ambiguous'])).toEqual([false, true]);
  expect(isOpen('csv', [])).toEqual([false, false]);
  expect(isOpen('hdfc-email', ['dates-ambiguous'])).toEqual([false, false]);
});

test('of a scan, the rows to check are kept and a row that the balances corrected is marked', () => {
  const toCheck = [{ row: 1 }, { row: 2, repaired: { figure: 'debit', read: '5.00' } }] as const;
  const statement = readReport(reportOf({}), 'scan.pdf', 'device', toCheck);
  expect(statement?.toCheck).toBe(toCheck);
  expect(statement?.transactions.map(({ isRepaired }) => isRepaired)).toEqual([undefined, true, undefined, undefined]);
});

test('a balance that is not printed stays absent', () => {
  const statement = readReport(reportOf({ rows: { 1: { balance: undefined } } }), 'a.pdf', 'service');
  expect(statement?.transactions[0]?.balancePaise).toBeUndefined();
});

test.each([undefined, null, {}, { rows: 4 }, reportOf({ rows: { 1: { debit: 'abc' } } })])(
  'what is no report is not read: %#',
  (data) => {
    expect(readReport(data, 'a.pdf', 'service')).toBeUndefined();
  },
);
