import type { Measurement } from './measurement.ts';
import { markdown, summary, markdownTable } from './report.ts';

const paints: readonly Measurement[] = [
  { budget: 'textPaint', where: '/', value: 0.9 },
  { budget: 'textPaint', where: '/tools', value: 1.11, samples: [1.3, 1.11, 1] },
  { budget: 'performance', where: '/', value: 100 },
  { budget: 'performance', where: '/tools', value: 98 },
];

const rowOf = (text: string, what: string) => text.split('\n').find((line) => line.startsWith(`| ${what} |`));

describe('a table', () => {
  test('is Markdown, with bars in cells escaped', () => {
    expect(markdownTable(['a', 'b'], [['1', '2|3']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2\\|3 |');
  });
});

describe('the summary', () => {
  const text = summary({ measurements: paints, parts: ['lighthouse'] });

  test('shows the worst figure of each budget and where it was found', () => {
    expect(rowOf(text, 'LCP, text routes')).toContain(
      '| ≤ 1.00 s | 1.11 s (worst: /tools) | over by 0.11 s (1 of 2) |',
    );
    expect(rowOf(text, 'Lighthouse performance')).toContain('| ≥ 99 | 98 (worst: /tools) | under by 1 (1 of 2) |');
  });

  test('shows a budget without figures as not measured', () => {
    expect(rowOf(text, 'CLS')).toBe('| CLS | ≤ 0.00 | – | not measured |');
  });

  test('lists only the budgets of the parts that ran', () => {
    expect(text).not.toContain('HTML of a route');
  });

  test('shows a missing figure beside good ones', () => {
    const some: Measurement[] = [
      { budget: 'answer', where: 'tax', value: 1.2 },
      { budget: 'answer', where: 'auth', value: undefined },
    ];
    const line = summary({ measurements: some, parts: ['interactive'] })
      .split('\n')
      .at(-1);
    expect(line).toContain('| ok 1 not measured |');
  });
});

describe('the report', () => {
  const text = markdown({
    measuredAt: '2026-11-21T00:00:00.000Z',
    runs: 3,
    parts: ['lighthouse'],
    machine: { processor: 'CPU', cores: 2, load: '0.1', node: 'v24', chromium: 'Chromium', commit: 'abc' },
    measurements: paints,
    notes: ['By candlelight.'],
  });

  test('describes the measurement, and has every run of every figure', () => {
    expect(text).toContain('median of 3 runs. CPU, 2 cores, load 0.1 at the start');
    expect(text).toContain('- By candlelight.');
    expect(text).toContain(
      '| LCP, text routes | /tools | ≤ 1.00 s | 1.11 s | over by 0.11 s | 1.30 s, 1.11 s, 1.00 s |',
    );
  });
});
