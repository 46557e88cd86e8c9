import { act } from '@testing-library/react';
import { afterNextPaint } from '../remote/afterNextPaint.ts';

/** Waits until a frame is painted, and what waits for it (`afterNextPaint`) is rendered. */
export function nextPaint(): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        afterNextPaint(resolve);
      }),
  );
}
