import { chartBars } from './chartBars.ts';
import { coldStores } from './reports/coldStores.ts';
import { payrollSoftware } from './reports/payrollSoftware.ts';
import { solarPumps } from './reports/solarPumps.ts';

describe('the bars of the chart', () => {
  test('are as high as their amounts, of which the highest fills the drawing', () => {
    const bars = chartBars(solarPumps.years);
    expect(bars.map(({ height }) => height)).toEqual([40, 50, 64, 80, 100]);
    expect(bars.map(({ filled }) => filled)).toEqual([4.8, 6, 8, 10, 12]);
  });

  test.each([solarPumps, coldStores, payrollSoftware])(
    'of $card.company stand side by side in the drawing',
    (report) => {
      let end = 0;
      for (const { left, middle, width, height, filled } of chartBars(report.years)) {
        expect(left).toBeGreaterThan(end);
        expect(middle).toBeCloseTo(left + width / 2);
        expect(filled).toBeLessThanOrEqual(height);
        end = left + width;
      }
      expect(end).toBeLessThan(100);
    },
  );
});
