import { afterNextPaint } from './afterNextPaint.ts';

let frames: FrameRequestCallback[];
const run = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  run.mockClear();
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => {
    frames.splice(id - 1, 1);
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Begins the frame that was asked for; the browser paints at its end. */
function beginFrame(): void {
  for (const callback of frames.splice(0)) callback(0);
}

test('it runs neither before the frame nor in it, but in a task after it', () => {
  afterNextPaint(run);
  jest.advanceTimersByTime(100);
  expect(run).not.toHaveBeenCalled();
  beginFrame();
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that is not painted goes on without a frame, and does not run it again when it is painted', () => {
  afterNextPaint(run);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  beginFrame();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([false, true])('cancelled, with its frame begun: %s, it does not run', (isBegun) => {
  const cancel = afterNextPaint(run);
  if (isBegun) beginFrame();
  cancel();
  beginFrame();
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
