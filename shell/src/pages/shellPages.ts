import { lazy, type ComponentType } from 'react';

/**
 * A page of the shell itself: its code loads when the page is opened, behind its composed HTML. Where it does not come,
 * that HTML simply stays.
 */
function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      () => new Promise<never>(() => undefined),
    ),
  );
}

/** The shell's own pages, by name. */
export const shellPages = {
  'not-found': lazyPage(async () => (await import('./NotFound.tsx')).NotFound),
  health: lazyPage(async () => (await import('./health/Health.tsx')).Health),
};

export type ShellPageName = keyof typeof shellPages;

/** Addresses of those that have one; the not-found page stands at every address that nobody owns. */
export const shellPaths: Readonly<Record<string, ShellPageName>> = { '/~health': 'health' };
