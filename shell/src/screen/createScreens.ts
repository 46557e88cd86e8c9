import { findRoute, type Registry } from '@artha/shared/contract';
import { Screen, type LoadScreenModule } from './Screen.ts';

/**
 * Creates the look-up of screens by path: undefined if no remote owns the path, and always the same screen for a path.
 * @param beforeRetry called before a failed load is repeated.
 */
export function createScreens(
  registry: Registry,
  load: LoadScreenModule,
  beforeRetry: () => void = () => undefined,
): (path: string) => Screen | undefined {
  const screens = new Map<string, Screen>();
  return (path) => {
    const found = findRoute(registry, path);
    if (!found) return undefined;
    const known = screens.get(found.route.path);
    if (known) return known;
    const screen = new Screen(found, load, beforeRetry);
    screens.set(found.route.path, screen);
    return screen;
  };
}
