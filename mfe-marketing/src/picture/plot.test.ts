import { Pen } from './Pen.ts';
import { barsPath, candlePaths, linePath, plotIn } from './plot.ts';

const plot = plotIn({ days: 4, width: 40, values: [0, 10], edges: [100, 0] });

describe('a plot', () => {
  it('puts a day in the middle of its share of the width', () => {
    expect(plot.pitch).toBe(10);
    expect([plot.x(0), plot.x(3)]).toEqual([5, 35]);
  });

  it('puts the lowest value at the lower edge and the highest at the upper', () => {
    expect([plot.y(0), plot.y(5), plot.y(10)]).toEqual([100, 50, 0]);
  });
});

describe('the pen', () => {
  it('writes differences, upright lines and no leading zeros', () => {
    expect(new Pen(2).move(0.5, 2).line(0.5, 4).line(1, 3.5).path).toBe('m.5 2v2l.5-.5');
  });

  it('adds up no rounding errors', () => {
    const pen = new Pen();
    for (let step = 1; step <= 10; step += 1) pen.line(step * 0.4, 0);
    const across = [...pen.path.matchAll(/l(\d+) 0/g)].reduce((sum, [, dx]) => sum + Number(dx), 0);
    expect(across).toBe(4);
  });
});

describe('paths', () => {
  it('draw a line through one value a day', () => {
    expect(linePath([0, 10, 5], plot)).toBe('m5 100l10-100l10 50');
  });

  it('draw a slow line through some of the days, and through the last', () => {
    expect(linePath([0, 10, 5, 10, 0], plot, 3)).toBe('m5 100l30-100l10 100');
  });

  it('draw a rising day hollow and a falling one filled', () => {
    const { wicks, rising, falling } = candlePaths(
      [
        { open: 2, high: 9, low: 1, close: 8, volume: 1 },
        { open: 8, high: 8, low: 4, close: 5, volume: 1 },
      ],
      plot,
    );
    expect(rising).toBe('m2 20h6v60h-6z');
    expect(falling).toBe('m15 20v30');
    expect(wicks).toBe('m5 10v80m10-70v40');
  });

  it('draw a day that closed where it opened as a line', () => {
    const { falling } = candlePaths([{ open: 5, high: 6, low: 4, close: 5, volume: 1 }], plot);
    expect(falling).toBe('m5 50v2');
  });

  it('draw bars up from their floor', () => {
    expect(barsPath([0.5, 1], plot, 100, 40)).toBe('m5 100v-20m10 20v-40');
  });
});
