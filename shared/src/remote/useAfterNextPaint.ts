import { useCallback, useEffect, useRef } from 'react';
import { afterNextPaint } from './afterNextPaint.ts';

/**
 * Runs what a tap leads to after the next frame. A later tap replaces one whose work has not begun, and a component that
 * is gone does nothing more.
 */
export function useAfterNextPaint(): (run: () => void) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      cancel.current?.();
    },
    [],
  );
  return useCallback((run) => {
    cancel.current?.();
    cancel.current = afterNextPaint(run);
  }, []);
}
