import webpack, { type Compiler } from 'webpack';
import { SCRIPT_TIMEOUT_MS } from '@artha/shared/contract';
import { callRuntimeFunction } from './runtimeFunction.ts';

/** The call of the guard of a page's scripts. */
const GUARD = '(script, url) => globalThis.__artha.prepare(script, url)';

/** The parts of webpack's runtime that have other code in a release, by their name. */
const replaced = (queueName: string, isGuarded: boolean): Readonly<Record<string, () => string>> => {
  const options = [JSON.stringify(queueName), String(SCRIPT_TIMEOUT_MS), ...(isGuarded ? [GUARD] : [])];
  return {
    publicPath: () => `${webpack.RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, '');`,
    'load script': () => '',
    'jsonp chunk loading': () => callRuntimeFunction('loadChunks', webpack.RuntimeGlobals.require, ...options),
  };
};

/**
 * Gives a release a shorter code to load its chunks: without what other browsers need, and without development. The
 * guard of the shell sets integrity, origin mode and, after a failure, a new address of each script. Module Federation's
 * hooks do not see these scripts.
 */
export class ChunkLoadingPlugin {
  readonly #isGuarded: boolean;

  /** @param options.isGuarded false for a build that is not part of a site. */
  constructor({ isGuarded = true } = {}) {
    this.#isGuarded = isGuarded;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkLoadingPlugin', (compilation) => {
      const sources = replaced(compilation.outputOptions.chunkLoadingGlobal, this.#isGuarded);
      compilation.hooks.runtimeModule.tap('ChunkLoadingPlugin', (module) => {
        const generate = sources[module.name];
        if (generate) module.generate = generate;
      });
      // Only hot replacement intercepts modules; Module Federation asks for it in every build.
      const { interceptModuleExecution } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree
        .for(interceptModuleExecution)
        .tap('ChunkLoadingPlugin', (_chunk, requirements) => {
          requirements.delete(interceptModuleExecution);
        });
    });
  }
}
