import { SLOWNESS_VARIABLE } from './timeLimit.ts';

const before = process.env;

afterEach(() => {
  process.env = before;
});

function withSlowness(told: string | undefined) {
  jest.resetModules();
  const { [SLOWNESS_VARIABLE]: _, ...others } = before;
  process.env = { ...others, ...(told !== undefined && { [SLOWNESS_VARIABLE]: told }) };
  return import('./timeLimit.ts');
}

test('a limit is multiplied by the slowness that the run measured', async () => {
  const { timeLimit } = await withSlowness('2.5');
  expect(timeLimit(1000)).toBe(2500);
});

test('a process without this value measures it, and never shortens a limit', async () => {
  const { timeLimit, measureSlowness } = await withSlowness(undefined);
  expect(timeLimit(1000)).toBeGreaterThanOrEqual(1000);
  expect(measureSlowness()).toBeGreaterThanOrEqual(1);
  expect(measureSlowness()).toBeLessThanOrEqual(10);
});

test.each(['0.5', '11', 'slow'])('a slowness of %s is rejected', async (told) => {
  await expect(withSlowness(told)).rejects.toThrow();
});
