import { PathWriter } from './PathWriter.ts';

describe('an SVG path', () => {
  test('has differences, vertical lines and no leading zeros', () => {
    expect(new PathWriter(2).move(0.5, 2).line(0.5, 4).line(1, 3.5).path).toBe('m.5 2v2l.5-.5');
  });

  test('has closed rectangles', () => {
    expect(new PathWriter().rectangle(2, 3, 10, 4).path).toBe('m2 3h10v4h-10z');
  });

  test('does not add up rounding errors', () => {
    const writer = new PathWriter();
    for (let step = 1; step <= 10; step += 1) writer.line(step * 0.4, 0);
    const across = [...writer.path.matchAll(/l(\d+) 0/g)].reduce((sum, [, dx]) => sum + Number(dx), 0);
    expect(across).toBe(4);
  });
});
