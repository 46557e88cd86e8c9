import { act, configure, fireEvent, getConfig } from '@testing-library/react';
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
export function clickUnpainted(element: HTMLElement): () => Promise<void> {
  jest.useFakeTimers();
  fireEvent.click(element);
  return async () => {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
  };
}
