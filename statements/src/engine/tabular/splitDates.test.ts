import { parseTabular } from '../report/parseTabular.ts';
import { joinSplitDates } from './splitDates.ts';

const parse = (...lines: readonly string[]) =>
  parseTabular(new TextEncoder().encode(lines.join('\n')), { maxRows: 50 });

describe('ST-33 dates whose year is below their day', () => {
  test('are read, in the next line of the table, beside a continued narration', () => {
    const { transactions, proof, doubts } = parse(
      'Date,Narration,Debit,Credit,Balance',
      '17 Dec,UPI TEA STALL,10.00,,90.00',
      '2019,MG ROAD,,,',
      '02 Jan,SALARY,,20.00,110.00',
      '2020,,,,',
    );
    expect(transactions.map(({ date, description }) => [date, description])).toEqual([
      ['2019-12-17', 'UPI TEA STALL MG ROAD'],
      ['2020-01-02', 'SALARY'],
    ]);
    expect({ breaks: proof.breaks, doubts }).toEqual({ breaks: 0, doubts: [] });
  });

  test('are left alone if the day has its year, or the number below is not one', () => {
    const lines = [['17 Dec 2019'], ['2019'], ['17 Dec'], ['2150'], ['2019']];
    expect(joinSplitDates(lines, 0)).toEqual(lines);
  });
});

test('ST-33 a file is said to have no years only if no date of it has one', () => {
  const titles = 'Date,Narration,Debit,Credit,Balance';
  const without = ['17 Dec,A,10.00,,90.00', '18 Dec,B,,20.00,110.00', '19 Dec,C,5.00,,105.00'];
  expect(() => parse(titles, ...without)).toThrow('Its dates have no year');
  expect(() => parse(titles, '16 Dec 2019,Z,1.00,,100.00', ...without)).toThrow('Line 2 below the column names');
});
