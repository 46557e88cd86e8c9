import type { GlossaryEntry } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';

function entryOf(dialog: Element, index: number): GlossaryEntry | undefined {
  const number = index + 1;
  const id = dialog.querySelector('a')?.hash.slice(1);
  const term = dialog.querySelector('h2')?.textContent;
  const definition = dialog.querySelector('p')?.textContent;
  return dialog.id === dialogId({ number }) && id && term && definition ? { number, id, term, definition } : undefined;
}

/**
 * The glossary as the page holds that was composed with it, so that taking the page over needs none of its text a
 * second time; undefined in a page that is another one, or not whole.
 */
export function composedGlossary(page: ParentNode): readonly GlossaryEntry[] | undefined {
  const dialogs = [...page.querySelectorAll('#terms > dialog')];
  const entries = dialogs.map(entryOf).filter((entry) => entry !== undefined);
  return entries.length > 0 && entries.length === dialogs.length ? entries : undefined;
}
