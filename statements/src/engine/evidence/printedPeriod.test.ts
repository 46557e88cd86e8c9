import { typedLines } from '../text/testing/typedLines.ts';
import { findPrintedPeriod } from './printedPeriod.ts';

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
});
