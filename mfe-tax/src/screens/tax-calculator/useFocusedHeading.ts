import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Step } from '../../domain/address.ts';

/**
 * Moves the focus to the heading of a step when the step changes, so that keyboard and screen reader go on from there.
 * Put the ref on the element around all steps. Back and Forward restore their own scroll position, so the page does not
 * move then.
 */
export function useFocusedHeading(step: Step): {
  readonly screen: RefObject<HTMLDivElement | null>;
  /** To be called before a step that the person asked for. */
  readonly willMove: () => void;
} {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const isAskedFor = useRef(false);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const isForm = step === 'income' || step === 'deductions';
    const heading = screen.current?.querySelector<HTMLElement>(isForm ? 'form h2' : 'h1');
    heading?.focus({ preventScroll: !isAskedFor.current });
    isAskedFor.current = false;
  }, [step]);

  const willMove = useCallback(() => {
    isAskedFor.current = true;
  }, []);
  return { screen, willMove };
}
