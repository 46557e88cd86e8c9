import { readLimits } from './limits.ts';

describe('readLimits', () => {
  test('has default limits', () => {
    const limits = readLimits({});
    expect(limits).toMatchObject({
      maxPages: 3,
      maxRows: 50,
      maxBytes: 10_485_760,
      timeLimitMs: 5000,
      addressSharePercent: 25,
    });
    expect(limits.workers).toBeGreaterThanOrEqual(2);
    expect(limits.queue).toBe(16 * limits.workers);
  });

  test('reads limits from the environment', () => {
    expect(readLimits({ STATEMENTS_MAX_PAGES: '12', STATEMENTS_WORKERS: '3' })).toMatchObject({
      maxPages: 12,
      workers: 3,
      queue: 48,
    });
  });

  test('accepts 0 only for the drain time', () => {
    expect(readLimits({ STATEMENTS_DRAIN_MS: '0' }).drainMs).toBe(0);
    expect(() => readLimits({ STATEMENTS_DRAIN_MS: '-1' })).toThrow('STATEMENTS_DRAIN_MS must be a whole number of 0');
  });

  test.each(['0', '101', 'half'])('refuses a share that is no percentage: %s', (value) => {
    expect(() => readLimits({ STATEMENTS_ADDRESS_SHARE: value })).toThrow('STATEMENTS_ADDRESS_SHARE');
  });

  test.each(['0', '-1', 'many', '1.5', '1e3'])('refuses a variable that is not a whole number: %s', (value) => {
    expect(() => readLimits({ STATEMENTS_QUEUE: value })).toThrow('STATEMENTS_QUEUE');
  });
});
