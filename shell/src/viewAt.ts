import type { Screen } from './screen/Screen.ts';
import type { View } from './view.ts';

/** The health view's address; it belongs to the shell itself. */
export const HEALTH_PATH = '/~health';

/** What an address shows. */
export function viewAt(path: string, screenAt: (path: string) => Screen | undefined): View {
  if (path.replace(/\/$/, '') === HEALTH_PATH) return { kind: 'own', name: 'health' };
  const screen = screenAt(path);
  return screen ? { kind: 'screen', screen } : { kind: 'own', name: 'not-found' };
}
