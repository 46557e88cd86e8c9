import { act, configure, getConfig } from '@testing-library/react';
import { afterNextPaint } from '../remote/afterNextPaint.ts';

/**
 * Does something, and waits until the next frame is painted, and until what waits for it (`afterNextPaint`) is rendered,
 * deferred values included. On a slow machine the frame comes before the action ends.
 */
export async function nextPaint(action: () => Promise<void>): Promise<void> {
  const { asyncWrapper } = getConfig();
  // By default, actions of Testing Library leave `act`, in which React renders everything before it ends.
  configure({ asyncWrapper: (run) => run() });
  try {
    await act(async () => {
      await action();
      await new Promise<void>((resolve) => {
        afterNextPaint(resolve);
      });
    });
  } finally {
    configure({ asyncWrapper });
  }
}
