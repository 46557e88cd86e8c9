import { useLayoutEffect, type RefObject } from 'react';
import type { Problem } from '../../../domain/upload/validateUpload.ts';

/**
 * Moves the focus to the control that a problem names; a problem of no control moves it back to the button that was
 * pressed. The text about it comes into view with it.
 */
export function useProblemFocus(
  form: RefObject<HTMLFormElement | null>,
  submit: RefObject<HTMLButtonElement | null>,
  problem: Problem | undefined,
): void {
  useLayoutEffect(() => {
    if (!problem) return;
    const control = problem.field && form.current?.elements.namedItem(problem.field);
    (control instanceof HTMLElement ? control : submit.current)?.focus();
    if (!problem.field) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [form, submit, problem]);
}
