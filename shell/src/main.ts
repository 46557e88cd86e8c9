import { installScriptGuard } from './federation/scriptGuard.ts';
import { loadPageDocument } from './document/pageDocument.ts';

/** Gives the browser a chance to paint and to answer between two modules. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

// Eager imports add no file: each of these only runs the module's code, one task each, so that no task is long.
await yieldToMain();
// Asked for in a task of its own, for a request records the functions that led to it: on top of this file's first run
// the browser would read the whole file again to say where in it they stand. It comes while the modules below run.
const loading = loadPageDocument();
await yieldToMain();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await yieldToMain();
await import(/* webpackMode: "eager" */ 'styled-components');
await yieldToMain();
installScriptGuard((await loading).registry);
await import(/* webpackMode: "eager" */ './federation/federation.ts');
await yieldToMain();
await import(/* webpackMode: "eager" */ '@artha/shared');
await yieldToMain();
const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx');
await yieldToMain();
boot();
