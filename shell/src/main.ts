import { Failure } from '@artha/shared/contract';
import { installScriptGuard } from './federation/scriptGuard.ts';
import { isBeingLeft, watchForLeaving } from './document/leaving.ts';
import { loadPageData } from './document/pageData.ts';
import { visit } from './document/visit.ts';
import { recordFailure } from './measurement/failureLog.ts';
import { takeReturnAddress } from './session/account/returnAddress.ts';

/** Gives the browser a chance to paint and to respond between two modules. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Runs the shell's modules, and then the shell. */
async function start(): Promise<void> {
  try {
    watchForLeaving();
    takeReturnAddress();
    // Eager imports add no file: each of these only runs the module's code, one task each, so that no task is long.
    await yieldToMain();
    // Fetch in a separate task: a fetch captures a stack, and during the first run that makes the browser parse this file
    // again. It loads while the modules below run.
    const loading = loadPageData();
    // The `await` below handles it.
    loading.catch(() => undefined);
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
    await visit();
    boot();
  } catch (error) {
    // The page stays as it was composed. Without a code it is a fault of the shell itself, which the console shows.
    if (error instanceof Failure) {
      const { code, message } = error;
      if (!isBeingLeft()) recordFailure({ remote: 'shell', code, message });
      window.__early?.release(code);
    } else window.__early?.release();
    throw error;
  }
}

// A function: an asynchronous module would need half a kilobyte of webpack's runtime.
void start();
