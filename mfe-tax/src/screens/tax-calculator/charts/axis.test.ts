import { inUnit, rupeeAxis } from './axis.ts';

test('below a crore an axis counts in lakh', () => {
  const axis = rupeeAxis(1_800_000);
  expect(axis.ticks.map((tick) => inUnit(tick, axis))).toEqual(['0', '4', '8', '12', '16']);
});

test('from a crore on an axis counts in crore', () => {
  const axis = rupeeAxis(12_000_000);
  expect(axis.ticks.map((tick) => inUnit(tick, axis))).toEqual(['0', '0.4', '0.8', '1.2']);
});

test('below a lakh an axis counts in thousands', () => {
  const axis = rupeeAxis(50_000, 6);
  expect(axis.ticks.map((tick) => inUnit(tick, axis))).toEqual(['0', '10', '20', '30', '40', '50']);
});
