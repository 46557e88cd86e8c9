import { useEffect, type RefObject } from 'react';
import type { Problem } from '../../domain/validateUpload.ts';

/** Moves the focus to the control that a problem names; a problem of no control moves it back to the button that was pressed. */
export function useProblemFocus(
  form: RefObject<HTMLFormElement | null>,
  submit: RefObject<HTMLButtonElement | null>,
  problem: Problem | undefined,
): void {
  useEffect(() => {
    if (!problem) return;
    const control = problem.field && form.current?.elements.namedItem(problem.field);
    (control instanceof HTMLElement ? control : submit.current)?.focus();
  }, [form, submit, problem]);
}
