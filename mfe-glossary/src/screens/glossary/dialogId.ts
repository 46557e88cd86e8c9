import type { GlossaryEntry } from '../../domain/glossary.ts';

/**
 * Id of the dialog of a term. It is not the term's own id, which the address carries: Chromium focuses the element that
 * the address names, or clears the focus, once the page has loaded, and so would take the focus away from 'Close'. And
 * it is short, for it stands seven times in the page for each of a hundred terms.
 */
export function dialogId({ number }: Pick<GlossaryEntry, 'number'>): string {
  return `term-${number}`;
}
