import { useEffect, useRef, type RefObject } from 'react';

export type Step = 'income' | 'deductions' | 'result';

/**
 * Moves the focus to the heading of a step when the step changes, so that keyboard and screen reader go on from there.
 * Put the ref on the element around all steps.
 */
export function useFocusedHeading(step: Step): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    screen.current?.querySelector<HTMLElement>(step === 'result' ? 'h1' : 'form h2')?.focus();
  }, [step]);

  return screen;
}
