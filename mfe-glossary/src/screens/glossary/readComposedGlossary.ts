import type { GlossaryEntry } from '../../domain/glossary.ts';
import { dialogId } from './dialogId.ts';

function readEntry(dialog: Element, index: number): GlossaryEntry | undefined {
  const number = index + 1;
  const id = dialog.querySelector('a')?.hash.slice(1);
  const term = dialog.querySelector('h2')?.textContent;
  const definition = dialog.querySelector('p')?.textContent;
  return dialog.id === dialogId({ number }) && id && term && definition ? { number, id, term, definition } : undefined;
}

/**
 * Reads the glossary from the page that was composed with it, so that hydration does not load its text a second time;
 * undefined where the page is another one or incomplete.
 */
export function readComposedGlossary(page: ParentNode): readonly GlossaryEntry[] | undefined {
  const dialogs = [...page.querySelectorAll('#terms > dialog')];
  const entries = dialogs.map(readEntry).filter((entry) => entry !== undefined);
  return entries.length > 0 && entries.length === dialogs.length ? entries : undefined;
}
