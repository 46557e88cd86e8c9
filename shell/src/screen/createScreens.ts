import { findRoute, type Registry } from '@artha/shared/contract';
import { Screen, type LoadScreenModule } from './Screen.ts';

/** Finds the screen that a path shows; undefined where no remote owns it. The same path always gives the same screen. */
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
