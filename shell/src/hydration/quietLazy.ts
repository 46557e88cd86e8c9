import { lazy, type ComponentType } from 'react';

/** A component whose code loads when it is shown. If it does not load, the fallback stays. */
export function quietLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => new Promise<never>(() => undefined),
    ),
  );
}
