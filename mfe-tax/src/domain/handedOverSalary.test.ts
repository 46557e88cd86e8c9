import { readHandedOverSalary } from './handedOverSalary.ts';

test.each([
  ['#basicSalary=1200000', 1_200_000],
  ['#basicSalary=0', 0],
  ['#from=statement&basicSalary=960000', 960_000],
])('the hash “%s” hands over %d', (hash, salary) => {
  expect(readHandedOverSalary(hash)).toBe(salary);
});

test.each([
  '',
  '#basicSalary',
  '#basicSalary=',
  '#basicSalary=-1',
  '#basicSalary=1e6',
  '#basicSalary=12,00,000',
  '#basicSalary=1234567890123',
  '#otherAllowance=1',
])('the hash “%s” hands over nothing', (hash) => {
  expect(readHandedOverSalary(hash)).toBeUndefined();
});
