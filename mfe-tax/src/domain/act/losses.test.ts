import { fromRupees, toRupees } from '../money.ts';
import { carryForward, setOffHouseLosses, usableLosses, yearsBroughtInto, type LossOutcome } from './losses.ts';

const told = (outcomes: readonly LossOutcome[]) =>
  outcomes.map(({ kind, year, setOff, left, until }) => [kind, year, toRupees(setOff), toRupees(left), until]);

test('losses of the eight years before a year can be set off in it', () => {
  expect(yearsBroughtInto('2026-27')).toEqual([
    '2025-26',
    '2024-25',
    '2023-24',
    '2022-23',
    '2021-22',
    '2020-21',
    '2019-20',
    '2018-19',
  ]);
});

test('usable losses come oldest first; older ones, those of the year itself and empty ones are left out', () => {
  const losses = [
    { kind: 'shortTerm', year: '2026-27', amount: 1 },
    { kind: 'shortTerm', year: '2025-26', amount: 2 },
    { kind: 'shortTerm', year: '2018-19', amount: 3 },
    { kind: 'shortTerm', year: '2017-18', amount: 4 },
    { kind: 'shortTerm', year: '2020-21', amount: 0 },
    { kind: 'longTerm', year: '2020-21', amount: 5 },
  ] as const;
  expect(usableLosses('2026-27', losses, ['shortTerm']).map(({ amount }) => amount)).toEqual([3, 2]);
});

test('a loss is carried forward until the eighth year after its own, and lapses in it', () => {
  const loss = (year: string) => carryForward('2026-27', { kind: 'longTerm', year, amount: 10n, setOff: 4n });
  expect(loss('2026-27')).toMatchObject({ left: 6n, until: '2034-35' });
  expect(loss('2019-20')).toMatchObject({ left: 6n, until: '2027-28' });
  expect(loss('2018-19').until).toBeUndefined();
  expect(carryForward('2026-27', { kind: 'longTerm', year: '2026-27', amount: 4n, setOff: 4n }).until).toBeUndefined();
});

const houses = [
  { kind: 'ownHouse', year: '2022-23', amount: 60_000 },
  { kind: 'letOutHouse', year: '2021-22', amount: 100_000 },
  { kind: 'longTerm', year: '2021-22', amount: 900_000 },
] as const;

test('losses from houses lower income from houses alone, oldest first', () => {
  expect(told(setOffHouseLosses('2026-27', 'old', houses, fromRupees(130_000)))).toEqual([
    ['letOutHouse', '2021-22', 100_000, 0, undefined],
    ['ownHouse', '2022-23', 30_000, 30_000, '2030-31'],
  ]);
  expect(told(setOffHouseLosses('2026-27', 'old', houses, 0n))).toEqual([
    ['letOutHouse', '2021-22', 0, 100_000, '2029-30'],
    ['ownHouse', '2022-23', 0, 60_000, '2030-31'],
  ]);
});

test('the new regime sets off no loss from the own house', () => {
  expect(told(setOffHouseLosses('2026-27', 'new', houses, fromRupees(130_000)))).toEqual([
    ['letOutHouse', '2021-22', 100_000, 0, undefined],
    ['ownHouse', '2022-23', 0, 60_000, '2030-31'],
  ]);
});
