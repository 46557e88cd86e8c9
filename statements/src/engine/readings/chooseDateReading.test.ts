import type { DateOrder, Period } from '../amounts/dates.ts';
import { chooseDateReading, readRowDate } from './chooseDateReading.ts';

const rows = (...texts: string[]) => texts.map((text) => [text]);
const without = () => [];

function datesOf(texts: string[], periodsOf: (order: DateOrder) => readonly Period[] = without) {
  const reading = chooseDateReading(rows(...texts), periodsOf);
  return { dates: texts.map((text) => readRowDate([text], reading)), isAmbiguous: reading.isAmbiguous };
}

describe('chooseDateReading', () => {
  test('reads the month first where the day cannot be', () => {
    expect(datesOf(['06/01/2024', '06/13/2024'])).toEqual({ dates: ['2024-06-01', '2024-06-13'], isAmbiguous: false });
  });

  test('reads the order in which the dates lie in the printed period', () => {
    const june = { first: '2024-06-01', last: '2024-06-30' };
    expect(datesOf(['06/01/2024', '06/02/2024', '06/05/2024'], () => [june])).toEqual({
      dates: ['2024-06-01', '2024-06-02', '2024-06-05'],
      isAmbiguous: false,
    });
  });

  test('reads the order in which the dates follow each other', () => {
    expect(datesOf(['01/12/2024', '02/11/2024', '03/10/2024', '04/12/2024']).dates[0]).toBe('2024-01-12');
  });

  test('says so where nothing tells, and takes the day first', () => {
    expect(datesOf(['01/02/2024', '02/03/2024'])).toEqual({ dates: ['2024-02-01', '2024-03-02'], isAmbiguous: true });
  });

  test('is in no doubt where both orders give the same dates', () => {
    expect(datesOf(['01/01/2024', '5 Feb 2024']).isAmbiguous).toBe(false);
  });

  test('takes the year from the period, over a new year too', () => {
    const winter = { first: '2023-12-15', last: '2024-01-14' };
    expect(datesOf(['20 Dec', 'Jan 3', '02/01'], () => [winter]).dates).toEqual([
      '2023-12-20',
      '2024-01-03',
      '2024-01-02',
    ]);
  });

  test('reads no date without a year if there is no period', () => {
    expect(datesOf(['2 Jul']).dates).toEqual([undefined]);
  });
});

describe('readRowDate', () => {
  test('joins a date that is split over lines, its year before the one of the period', () => {
    const period = { first: '2021-01-01', last: '2021-12-31' };
    expect(readRowDate(['13-Oct-', '2017', ''], { order: 'day first' })).toBe('2017-10-13');
    expect(readRowDate(['13 Oct', '2020'], { order: 'day first', period })).toBe('2020-10-13');
  });
});
