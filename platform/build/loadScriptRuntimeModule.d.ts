/** Internal to webpack and untyped there: the runtime that creates script elements for chunks. */
declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type { Compilation } from 'webpack';

  const LoadScriptRuntimeModule: {
    /** `createScript` receives the source code that creates the element named `script` for the address `url`. */
    getCompilationHooks(compilation: Compilation): {
      readonly createScript: { tap(name: string, change: (source: string) => string): void };
    };
  };
  export default LoadScriptRuntimeModule;
}
