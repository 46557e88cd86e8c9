import { installGuard } from './guard.ts';
import { openPage } from './page.ts';

/** Gives the browser a chance to paint and to answer between two modules. */
const breathe = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

// Comes while the modules below run.
const opening = openPage();

// Eager imports add no file: each of these only runs the module's code, one task each, so that no task is long.
await breathe();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await breathe();
await import(/* webpackMode: "eager" */ 'styled-components');
await breathe();
installGuard((await opening).registry);
await import(/* webpackMode: "eager" */ './federation/federation.ts');
await breathe();
await import(/* webpackMode: "eager" */ '@artha/shared');
await breathe();
const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx');
boot();
