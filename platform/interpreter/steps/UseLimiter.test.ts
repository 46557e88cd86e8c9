import type { ProcessUse } from './processUse.ts';
import { UseLimiter } from './UseLimiter.ts';

const MB = 2 ** 20;
const limits = { firstLineCpuMs: 8_000, lineCpuMs: 6_000, cpuMs: 20_000, residentBytes: 512 * MB };

/** A process whose use a test states. */
function limitUse() {
  const state: { use: ProcessUse | undefined } = { use: { cpuMs: 0, residentBytes: MB } };
  const reasons: string[] = [];
  const limiter = new UseLimiter(
    limits,
    () => state.use,
    (reason) => reasons.push(reason),
  );
  const useCpu = (cpuMs: number) => {
    state.use = { cpuMs, residentBytes: MB };
    jest.advanceTimersByTime(100);
  };
  return { state, reasons, limiter, useCpu };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('each line has its own processor time, and the first one has more', () => {
  const { limiter, reasons, useCpu } = limitUse();
  useCpu(7_900);
  limiter.startLine();
  useCpu(13_900);
  expect(reasons).toEqual([]);
  useCpu(14_000);
  expect(reasons[0]).toBe('It takes more than 6 s of processor time.');
  expect(limiter.usedMs).toBe(14_000);
});

test('all lines together have a limit, however many there are', () => {
  const { limiter, reasons, useCpu } = limitUse();
  for (const used of [5_000, 10_000, 15_000, 19_000]) {
    useCpu(used);
    limiter.startLine();
  }
  expect(reasons).toEqual([]);
  useCpu(20_100);
  expect(reasons[0]).toBe('It takes more than 20 s of processor time.');
});

test('memory is limited with what native code has', () => {
  const { state, reasons } = limitUse();
  state.use = { cpuMs: 0, residentBytes: 513 * MB };
  jest.advanceTimersByTime(100);
  expect(reasons[0]).toBe('It takes more than 512 MB of memory.');
});

test('where the system does not say what a process uses, only time limits end it', () => {
  const { state, reasons } = limitUse();
  state.use = undefined;
  jest.advanceTimersByTime(100_000);
  expect(reasons).toEqual([]);
});

test('a stopped limiter looks no more', () => {
  const { limiter, reasons, useCpu } = limitUse();
  limiter.stop();
  useCpu(100_000);
  expect(reasons).toEqual([]);
});
