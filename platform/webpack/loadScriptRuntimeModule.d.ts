/** Internal to webpack and without types there: the runtime that makes script elements for chunks. */
declare module 'webpack/lib/runtime/LoadScriptRuntimeModule.js' {
  import type { Compilation } from 'webpack';

  const LoadScriptRuntimeModule: {
    /** `createScript` passes the source that makes the element named `script` for the address `url`. */
    getCompilationHooks(compilation: Compilation): {
      readonly createScript: { tap(name: string, change: (source: string) => string): void };
    };
  };
  export default LoadScriptRuntimeModule;
}
