import { inflationIndexOn } from './costInflationIndex.ts';

test.each([
  ['1995-06-30', 100],
  ['2001-03-31', 100],
  ['2002-03-31', 100],
  ['2002-04-01', 105],
  ['2011-08-15', 184],
  ['2018-03-31', 272],
  ['2018-04-01', 280],
  ['2020-01-01', 289],
  ['2021-03-31', 301],
  ['2021-04-01', 317],
  ['2022-12-31', 331],
  ['2023-07-01', 348],
  ['2025-03-31', 363],
  ['2025-04-01', 376],
  ['2026-04-01', 384],
  ['2027-03-31', 384],
  ['2027-04-01', undefined],
])('the index of the year of %s is %d', (day, index) => {
  expect(inflationIndexOn(day)?.index).toBe(index);
});

test('an index names its notification', () => {
  expect(inflationIndexOn('2010-01-01')?.notification).toBe('44/2017, S.O. 1790(E)');
  expect(inflationIndexOn('2026-07-01')?.notification).toBe('85/2026, S.O. 3889(E)');
});
