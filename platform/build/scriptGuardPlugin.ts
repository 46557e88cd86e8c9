import { createRequire } from 'node:module';
import type { Compiler } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Hands every script element that webpack's own chunk loading makes to the shell's guard, which sets integrity, origin
 * mode and, after a failure, a fresh address. Module Federation's hooks never see these scripts.
 */
export class ScriptGuardPlugin {
  apply(compiler: Compiler): void {
    const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');
    compiler.hooks.compilation.tap('ScriptGuardPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGuardPlugin',
        (source: string) => `${source}\nglobalThis.__artha?.prepare(script, url);`,
      );
    });
  }
}
