import type { ComponentType } from 'react';
import { quietLazy } from '../hydration/quietLazy.ts';
import type { ShellPageName } from '../routing/shellPaths.ts';

/** The shell's own pages, by name; their code loads when they are opened, behind their composed HTML. */
export const shellPages: Readonly<Record<ShellPageName, ComponentType>> = {
  'not-found': quietLazy(async () => (await import('./NotFound.tsx')).NotFound),
  health: quietLazy(async () => (await import('./health/Health.tsx')).Health),
  offline: quietLazy(async () => (await import('./offline/Offline.tsx')).Offline),
};
