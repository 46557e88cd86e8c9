import { incomeScale, percent } from './incomeScale.ts';

const curves = [
  { amount: 0, old: 0, new: 0 },
  { amount: 1_000_000, old: 200_000, new: 100_000 },
];

test('both curves fit between the axes, from the lower left corner', () => {
  const { x, y, line } = incomeScale(curves, 1_000_000);
  expect([x(0), y(0)]).toEqual([0, 1]);
  expect(x(1_000_000)).toBeLessThanOrEqual(1);
  expect(y(200_000)).toBeGreaterThan(0);
  expect(line('new')).toMatch(/^0\.0000 1\.0000L/);
  expect(y(100_000)).toBeGreaterThan(y(200_000));
});

test('without tax the chart still has a height', () => {
  expect(incomeScale([{ amount: 0, old: 0, new: 0 }], 100_000).taxes.end).toBeGreaterThanOrEqual(100_000);
  expect(incomeScale([{ amount: 0, old: 0, new: 0 }], 100_000, 1_000).taxes.end).toBeLessThan(2_000);
});

test('a share is written as a percentage', () => {
  expect(percent(0.5)).toBe('50.000%');
});
