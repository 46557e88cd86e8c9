/**
 * Id of the dialog of a term. It is not the term's own id, which the address carries: Chromium focuses the element that
 * the address names, or clears the focus, once the page has loaded, and so would take the focus away from 'Close'.
 */
export function dialogId(termId: string): string {
  return `${termId}-dialog`;
}
