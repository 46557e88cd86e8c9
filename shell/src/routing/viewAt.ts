import { normalizePath } from '@artha/shared/contract';
import { shellPaths } from './shellPaths.ts';
import type { Screen } from '../screen/Screen.ts';
import type { View } from './view.ts';

/** The view of a path: a page of the shell, the screen of a remote, or the not-found page. */
export function viewAt(path: string, screenAt: (path: string) => Screen | undefined): View {
  const name = shellPaths[normalizePath(path)];
  if (name) return { kind: 'shell', name };
  const screen = screenAt(path);
  return screen ? { kind: 'screen', screen } : { kind: 'shell', name: 'not-found' };
}
