import { quietLazy } from '../hydration/quietLazy.ts';

/** The shell's own pages, by name; their code loads when they are opened, behind their composed HTML. */
export const shellPages = {
  'not-found': quietLazy(async () => (await import('./NotFound.tsx')).NotFound),
  health: quietLazy(async () => (await import('./health/Health.tsx')).Health),
};

/** The name of one of the shell's own pages. */
export type ShellPageName = keyof typeof shellPages;

/** Addresses of those that have one; the not-found page is served at every unknown address. */
export const shellPaths: Readonly<Record<string, ShellPageName>> = { '/~health': 'health' };
