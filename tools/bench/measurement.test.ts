import { budgets, type Budget } from './budgets.ts';
import { excess, format, formatLimit, keepsBudget, medianOf, verdict } from './measurement.ts';

const most: Budget = { part: 'sizes', what: 'Paint', limit: 1.2, bound: 'most', unit: 'seconds' };
const least: Budget = { part: 'sizes', what: 'Score', limit: 99, bound: 'least', unit: 'score' };

describe('a figure', () => {
  test('is shown in the unit of its budget', () => {
    expect(format(1.2345, most)).toBe('1.23 s');
    expect(format(13.96, budgets.html)).toBe('14.0 KB');
    expect(format(0.004, budgets.shift)).toBe('0.00');
    expect(formatLimit(most)).toBe('≤ 1.20 s');
    expect(formatLimit(least)).toBe('≥ 99');
  });

  test('meets a limit that it exactly reaches', () => {
    expect(verdict(1.2, most)).toBe('ok');
    expect(verdict(99, least)).toBe('ok');
  });

  test('is compared as it is shown', () => {
    expect(verdict(1.204, most)).toBe('ok');
    expect(verdict(1.206, most)).toBe('over by 0.01 s');
    expect(verdict(0.004, budgets.shift)).toBe('ok');
    expect(verdict(0.006, budgets.shift)).toBe('over by 0.01');
  });

  test('shows by how much it misses the limit', () => {
    expect(excess(1.5, most)).toBeCloseTo(0.3);
    expect(verdict(97, least)).toBe('under by 2');
  });

  test('does not meet its budget if it could not be measured', () => {
    expect(verdict(undefined, most)).toBe('not measured');
    expect(keepsBudget(medianOf('answer', 'tax', []))).toBe(false);
  });

  test('is the median of its runs', () => {
    expect(medianOf('answer', 'tax', [1.9, 1.4, 1.5])).toEqual({
      budget: 'answer',
      where: 'tax',
      value: 1.5,
      samples: [1.9, 1.4, 1.5],
    });
  });
});
