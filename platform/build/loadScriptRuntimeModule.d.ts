/** Internal to webpack and without types there: the runtime that makes script elements for chunks. */
declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type { Compilation } from 'webpack';
  import type { SyncWaterfallHook } from 'tapable';

  const LoadScriptRuntimeModule: {
    /** `createScript` passes the source that makes the element named `script` for the address `url`. */
    getCompilationHooks(compilation: Compilation): { readonly createScript: SyncWaterfallHook<[string]> };
  };
  export default LoadScriptRuntimeModule;
}
