import { installGuard } from './federation/scriptGuard.ts';
import { openPage } from './document/pageDocument.ts';

/** Gives the browser a chance to paint and to answer between two modules. */
const breathe = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

// Eager imports add no file: each of these only runs the module's code, one task each, so that no task is long.
await breathe();
// Asked for in a task of its own, for a request records the functions that led to it: on top of this file's first run
// the browser would read the whole file again to say where in it they stand. It comes while the modules below run.
const opening = openPage();
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
await breathe();
boot();
