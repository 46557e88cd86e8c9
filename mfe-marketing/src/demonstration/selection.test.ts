import fc from 'fast-check';
import { periods } from '../domain/periods.ts';
import { initialSelection, lastStart, select } from './selection.ts';

describe('the selection', () => {
  test('follows a period with the stretch of that period, and keeps the action', () => {
    const chosen = select(select(initialSelection, 'chat'), '5Y');
    expect(chosen).toMatchObject({ action: 'chat', period: { name: '5Y' }, stretch: { from: 28, to: 33 } });
  });

  test('keeps a stretch that was moved when the same period or another action is chosen', () => {
    const moved = select(initialSelection, '20');
    expect(moved.stretch).toEqual({ from: 20, to: 30 });
    expect(select(moved, '6M')).toBe(moved);
    expect(select(moved, 'explain').stretch).toEqual({ from: 20, to: 30 });
  });

  test('is the same object when nothing changes', () => {
    expect(select(initialSelection, String(initialSelection.stretch.from))).toBe(initialSelection);
  });

  test.each(periods)('stays on the chart of $name, with its length', (period) => {
    const atFirst = select(initialSelection, period.name);
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 200 }), (start) => {
        const { from, to } = select(atFirst, String(start)).stretch;
        expect(from).toBeGreaterThanOrEqual(1);
        expect(to).toBeLessThan(period.candles);
        expect(to - from).toBe(period.selected.to - period.selected.from);
      }),
    );
    expect(select(atFirst, String(lastStart(period))).stretch.to).toBe(period.candles - 1);
  });
});
