import { useEffect, type RefObject } from 'react';
import type { Problem } from '../../domain/validateUpload.ts';

/**
 * Marks the control that a problem names, ties it to the sentence in the red box, and moves the focus there; a problem
 * of no control moves it back to the button that was pressed. The attributes are set on the element because the design
 * system's fields show an error beside themselves, and here the sentence stands once, under the form.
 */
export function useFaultyField(
  form: RefObject<HTMLFormElement | null>,
  submit: RefObject<HTMLButtonElement | null>,
  problem: Problem | undefined,
  messageId: string,
): void {
  useEffect(() => {
    if (!problem) return undefined;
    const control = problem.field && form.current?.elements.namedItem(problem.field);
    if (!(control instanceof HTMLElement)) {
      submit.current?.focus();
      return undefined;
    }
    const described = control.getAttribute('aria-describedby');
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', [described, messageId].filter(Boolean).join(' '));
    control.focus();
    return () => {
      control.removeAttribute('aria-invalid');
      if (described === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', described);
    };
  }, [form, submit, problem, messageId]);
}
