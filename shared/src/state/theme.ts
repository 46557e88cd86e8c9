import * as v from 'valibot';
import { bus } from '../events/bus.ts';
import { createStore } from './createStore.ts';

const themeSchema = v.picklist(['system', 'light', 'dark']);
/** How the page is coloured: as the system says, or by the visitor's choice. */
export type Theme = v.InferOutput<typeof themeSchema>;

const STORAGE_KEY = 'artha-theme';

/** The visitor's choice; the composed page shows `system`, which needs no script. */
export const theme = createStore<Theme>('system');

function show(choice: Theme): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
  theme.set(choice);
  bus.emit('theme:changed', { theme: choice });
}

/** Shows the stored choice if the page shows another: `system` if there is none; none changes if storage is blocked. */
export function restoreTheme(): void {
  try {
    const { success, output } = v.safeParse(themeSchema, localStorage.getItem(STORAGE_KEY));
    const stored = success ? output : theme.initial;
    if (stored !== theme.get()) show(stored);
  } catch {
    // A browser that blocks storage keeps the theme of this visit.
  }
}

/** Shows and stores a choice, and emits an event for code that draws by theme. */
export function chooseTheme(choice: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A browser that blocks storage still gets the theme for this visit.
  }
  show(choice);
}
