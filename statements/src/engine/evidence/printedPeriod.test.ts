import { typedLines } from '../text/testing/typedLines.ts';
import type { DateOrder } from '../amounts/dates.ts';
import type { Line } from '../lines/lines.ts';
import { findPrintedPeriods } from './printedPeriod.ts';

const findPrintedPeriod = (lines: readonly Line[], order: DateOrder) => findPrintedPeriods(lines, order)[0];
const linesOf = (...texts: string[]) => typedLines(texts.map((text, index) => ({ x: 30, y: 20 + 12 * index, text })));

describe('findPrintedPeriod', () => {
  test.each([
    ['Statement from 01/04/2021 to 30/06/2021'],
    ['for the period Apr 01, 2021 - Jun 30, 2021'],
    ['Period : 01-Apr-2021 To 30-Jun-2021'],
    ['From : 01/04/2021 To : 30/06/2021'],
    ['01 Apr 2021 to 30 Jun 2021'],
    ['Statement of account for 2021-04-01 to 2021-06-30'],
  ])('reads %s', (text) => {
    expect(findPrintedPeriod(linesOf('A bank', text), 'day first')).toEqual({
      first: '2021-04-01',
      last: '2021-06-30',
    });
  });

  test.each([
    ['01/04/2021 al 30/06/2021'],
    ['Extrato de 01/04/2021 até 30/06/2021'],
    ['du 01/04/2021 au 30/06/2021'],
    ['vom 01.04.2021 bis 30.06.2021'],
  ])('reads %s, in another language', (text) => {
    expect(findPrintedPeriod(linesOf('A bank', text), 'day first')).toEqual({
      first: '2021-04-01',
      last: '2021-06-30',
    });
  });

  test.each([
    ['Statement begins 1 April 2021', 'Statement ends 30 June 2021'],
    ['Opening Balance on April 1, 2021 $0.00', 'Closing Balance on June 30, 2021 $860.00'],
  ])('reads a first and a last day with labels of their own: %s', (first, last) => {
    expect(findPrintedPeriod(linesOf('A bank', first, 'Account no. 12', last), 'day first')).toEqual({
      first: '2021-04-01',
      last: '2021-06-30',
    });
  });

  test('reads a period on two lines', () => {
    const lines = linesOf('Statement from 01/04/2021', 'to 30/06/2021');
    expect(findPrintedPeriod(lines, 'day first')).toEqual({ first: '2021-04-01', last: '2021-06-30' });
  });

  test('reads the order that it is asked for', () => {
    const lines = linesOf('06/01/2024 - 06/12/2024');
    expect(findPrintedPeriod(lines, 'month first')).toEqual({ first: '2024-06-01', last: '2024-06-12' });
    expect(findPrintedPeriod(lines, 'day first')).toEqual({ first: '2024-01-06', last: '2024-12-06' });
    expect(findPrintedPeriod(linesOf('06/01/2024 - 06/30/2024'), 'day first')).toBeUndefined();
  });

  test.each(['30/06/2021 to 01/04/2021', 'Opened on 01/04/2011', 'Page 1 to 3', 'UPI/01/04-05/06'])(
    'finds none in %s',
    (text) => {
      expect(findPrintedPeriod(linesOf(text), 'day first')).toBeUndefined();
    },
  );

  test.each([
    ['February 1 - April 30, 2022', '2022-02-01', '2022-04-30'],
    ['Feb 1 to Apr 30 2022', '2022-02-01', '2022-04-30'],
    ['1 Feb through 30 Apr 2022', '2022-02-01', '2022-04-30'],
    ['December 12 - January 11, 2023', '2022-12-12', '2023-01-11'],
  ])('gives both dates the year that is after the last: %s', (text, first, last) => {
    expect(findPrintedPeriod(linesOf('Statement', text), 'day first')).toEqual({ first, last });
  });

  test.each([
    ['Statement Date : 15/06/2022'],
    ['Statement closing date June 15, 2022'],
    ['Date of statement 15-Jun-2022'],
    ['Closing Date 15/06/2022'],
    ['Balance as on 15/06/2022'],
    ['as of 15/06/2022'],
  ])('ends with the day the statement was made, if no period is printed: %s', (text) => {
    expect(findPrintedPeriod(linesOf('A bank', text), 'day first')).toEqual({
      first: '2021-08-19',
      last: '2022-06-15',
      isEstimated: true,
    });
  });

  test('finds the day the statement was made up to two lines below its label', () => {
    const below = (...between: string[]) => linesOf('Statement Date', ...between, '15/06/2022');
    expect(findPrintedPeriod(below('Page'), 'day first')?.last).toBe('2022-06-15');
    expect(findPrintedPeriod(below('Page', '1'), 'day first')).toBeUndefined();
  });

  test('passes over a label without a date', () => {
    const lines = linesOf('Statement Date', '31/31/2022', '-', 'Statement Date 15/06/2022');
    expect(findPrintedPeriod(lines, 'day first')?.last).toBe('2022-06-15');
  });

  test('prefers a period to the day the statement was made', () => {
    const lines = linesOf('Statement Date 15/06/2022', '01/05/2022 to 31/05/2022');
    expect(findPrintedPeriod(lines, 'day first')).toEqual({ first: '2022-05-01', last: '2022-05-31' });
  });

  test.each([
    ['Statement for April 2022', '2022-04-01', '2022-04-30'],
    ['Statement period: Feb 2024', '2024-02-01', '2024-02-29'],
    ['Statement of December, 2022', '2022-12-01', '2022-12-31'],
  ])('is the month that the statement is of: %s', (text, first, last) => {
    const lines = linesOf('Rates as on 01/01/2020', text);
    expect(findPrintedPeriod(lines, 'day first')).toEqual({ first, last, isEstimated: true });
  });

  test('prefers the day of the statement to any other day', () => {
    const lines = linesOf('Rates as on 15/06/2020', 'Statement Date 15/06/2022');
    expect(findPrintedPeriod(lines, 'day first')?.last).toBe('2022-06-15');
  });

  test('finds all periods in the order of the page, the first however its dates are printed', () => {
    const lines = linesOf('From 01/04/2021', 'to 30/06/2021', 'Interest from 01/04/2019 to 31/03/2020');
    expect(findPrintedPeriods(lines, 'day first')).toEqual([
      { first: '2021-04-01', last: '2021-06-30' },
      { first: '2019-04-01', last: '2020-03-31' },
    ]);
  });

  test('reads what every page repeats', () => {
    const page = ['From 01/04/2021', 'to 30/06/2021', 'Page'];
    expect(findPrintedPeriods(linesOf(...page, ...page, '1 Jul - 30 Sep, 2021'), 'day first')).toEqual([
      { first: '2021-04-01', last: '2021-06-30' },
      { first: '2021-07-01', last: '2021-09-30' },
    ]);
  });

  test('finds none that is longer than any statement', () => {
    expect(findPrintedPeriod(linesOf('01/01/2001 to 01/01/2021'), 'day first')).toBeUndefined();
  });
});
