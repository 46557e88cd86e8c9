import { readLighthouseResult } from './lighthouseResult.ts';

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

const result = {
  categories: {
    performance: category(0.98, 'largest-contentful-paint'),
    accessibility: category(0.96, 'color-contrast', 'image-alt'),
    'best-practices': category(1),
    seo: category(1, 'is-crawlable'),
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 1108.4 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-blocking-time': { score: 1, numericValue: 42 },
    'color-contrast': { score: 0 },
    'image-alt': { score: null },
    'is-crawlable': { score: 1 },
  },
};

describe('a result of Lighthouse', () => {
  test('is read in the units of the budgets, with the audits that cost points', () => {
    expect(readLighthouseResult(result)).toEqual({
      paintSeconds: 1.1084,
      shift: 0,
      blockingMs: 42,
      performance: 98,
      accessibility: 96,
      practices: 100,
      search: 100,
      failed: ['color-contrast'],
    });
  });

  test('is rejected if the page did not load or a figure is missing', () => {
    expect(() => readLighthouseResult({ ...result, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
    expect(() => readLighthouseResult({ ...result, audits: {} })).toThrow(
      'Lighthouse gave no largest-contentful-paint',
    );
    expect(() => readLighthouseResult(undefined)).toThrow();
  });
});
