import { lazy, type ComponentType } from 'react';

/**
 * A page of the shell itself: its code loads when the page is opened, behind its composed HTML. Where it does not come,
 * that HTML simply stays.
 */
function ownPage(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      () => new Promise<never>(() => undefined),
    ),
  );
}

/** The shell's own pages, by name. */
export const ownPages = {
  'not-found': ownPage(async () => (await import('./NotFound.tsx')).NotFound),
  health: ownPage(async () => (await import('./health/Health.tsx')).Health),
  design: ownPage(async () => (await import('../design/DesignPage.tsx')).DesignPage),
};

export type OwnPageName = keyof typeof ownPages;

/** Addresses of those that have one; the not-found page stands at every address that nobody owns. */
export const ownPaths: Readonly<Record<string, OwnPageName>> = { '/~health': 'health', '/~design': 'design' };
