import fc from 'fast-check';
import { chartBars } from './chartBars.ts';

const years = [2022, 2023, 2024, 2025, 2026];

describe('the bars of the chart', () => {
  test('are as high as their amounts, of which the highest fills the drawing', () => {
    const amounts = [200, 250, 320, 400, 500];
    const bars = chartBars(amounts.map((whole, index) => ({ year: 2022 + index, whole, part: whole * 0.12 })));
    expect(bars.map(({ height }) => height)).toEqual([40, 50, 64, 80, 100]);
    for (const { filled, height } of bars) expect(filled).toBeCloseTo(height * 0.12);
  });

  test('are side by side in the drawing for any amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 }), (amounts) => {
        let end = 0;
        const parts = years.map((year, index) => ({
          year,
          whole: amounts[index] ?? 0,
          part: (amounts[index] ?? 0) / 2,
        }));
        for (const { left, middle, width, height, filled } of chartBars(parts)) {
          expect(left).toBeGreaterThan(end);
          expect(middle).toBeCloseTo(left + width / 2);
          expect(filled).toBeLessThanOrEqual(height);
          expect(height).toBeLessThanOrEqual(100);
          end = left + width;
        }
        expect(end).toBeLessThan(100);
      }),
    );
  });

  test('of nothing have no height', () => {
    expect(chartBars(years.map((year) => ({ year, whole: 0, part: 0 }))).map(({ height }) => height)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
