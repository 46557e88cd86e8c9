import { act, configure, getConfig } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterNextPaint } from '../remote/afterNextPaint.ts';

/**
 * Does something, and waits until the next frame is painted, and until what waits for it (`afterNextPaint`) is rendered,
 * deferred values included. On a slow machine the frame comes before the action ends.
 */
export async function nextPaint(action: () => Promise<void>): Promise<void> {
  const before = getConfig();
  // By default, actions of Testing Library leave `act`, in which React renders everything before it ends.
  configure({ asyncWrapper: <T>(run: () => T): T => run() });
  try {
    await act(async () => {
      await action();
      await new Promise<void>((resolve) => {
        afterNextPaint(resolve);
      });
    });
  } finally {
    configure(before);
  }
}

/**
 * Clicks while no time passes, so that no frame is painted.
 * @returns lets a second pass, with all its frames.
 */
export async function clickUnpainted(element: HTMLElement): Promise<() => Promise<void>> {
  jest.useFakeTimers();
  await userEvent.setup({ delay: null }).click(element);
  return async () => {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
  };
}
