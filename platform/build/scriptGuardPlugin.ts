import type { Compiler } from 'webpack';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js';

/** Pages name scripts by digest; none has a nonce. */
const nonceCode = /if \(__webpack_require__\.nc\) \{[^}]*\}\n/;

/**
 * Passes every script element of webpack's chunk loading to the shell's guard, which sets integrity, origin mode and,
 * after a failure, a new address. Module Federation's hooks do not see these scripts.
 */
export class ScriptGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptGuardPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGuardPlugin',
        (source) => `${source.replace(nonceCode, '')}\nglobalThis.__artha?.prepare(script, url);`,
      );
    });
  }
}
