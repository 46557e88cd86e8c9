import { ProgressTimer } from './progressTimer.ts';

const SECOND = 1_000;

function startTimer(lines: number) {
  const stalls: number[] = [];
  const timer = new ProgressTimer({ firstLineMs: 90 * SECOND, lineMs: 60 * SECOND, lines }, (ms) => stalls.push(ms));
  return { timer, stalls };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('each line has its own time limit, so that many lines may take long together', () => {
  const { timer, stalls } = startTimer(200);
  for (let line = 0; line < 200; line += 1) {
    jest.advanceTimersByTime(59 * SECOND);
    timer.addLines(1);
  }
  expect(stalls).toEqual([]);
  jest.advanceTimersByTime(60 * SECOND);
  expect(stalls).toEqual([60 * SECOND]);
});

test('the first line has more time, because everything is loaded before it', () => {
  const { stalls } = startTimer(200);
  jest.advanceTimersByTime(89 * SECOND);
  expect(stalls).toEqual([]);
  jest.advanceTimersByTime(SECOND);
  expect(stalls).toEqual([90 * SECOND]);
});

test('text without a line end is not progress', () => {
  const { timer, stalls } = startTimer(200);
  for (let part = 0; part < 9; part += 1) {
    jest.advanceTimersByTime(10 * SECOND);
    timer.addLines(0);
  }
  expect(stalls).toEqual([90 * SECOND]);
});

test('unexpected lines give no more time', () => {
  const { timer, stalls } = startTimer(2);
  for (let line = 0; line < 3; line += 1) {
    timer.addLines(1);
    jest.advanceTimersByTime(40 * SECOND);
  }
  expect(stalls).toEqual([60 * SECOND]);
});

test('a stopped timer does not call back', () => {
  const { timer, stalls } = startTimer(1);
  timer.addLines(1);
  timer.stop();
  jest.advanceTimersByTime(90 * SECOND);
  expect(stalls).toEqual([]);
});
