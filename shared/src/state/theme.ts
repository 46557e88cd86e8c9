import * as v from 'valibot';
import { bus } from '../events/bus.ts';
import { createStore } from './createStore.ts';

const themeSchema = v.picklist(['system', 'light', 'dark']);
/** How the page is coloured: as the system says, or by the visitor's choice. */
export type Theme = v.InferOutput<typeof themeSchema>;

const STORAGE_KEY = 'artha-theme';

/** The visitor's choice; the composed page shows `system`, which needs no script. */
export const theme = createStore<Theme>('system');

/** Restores the choice of an earlier visit; `system` if the storage is unreadable or blocked. */
export function restoreTheme(): void {
  try {
    theme.set(v.parse(themeSchema, localStorage.getItem(STORAGE_KEY) ?? 'system'));
  } catch {
    theme.set('system');
  }
}

/** Applies and stores a choice, and emits an event for code that draws by theme. */
export function chooseTheme(choice: Theme): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A browser that blocks storage still gets the theme for this visit.
  }
  theme.set(choice);
  bus.emit('theme:changed', { theme: choice });
}
