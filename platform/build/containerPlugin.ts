import { join } from 'node:path';
import * as v from 'valibot';
import webpack, { type Compiler, type RuntimeModule } from 'webpack';
import { callRuntimeFunction } from './runtimeFunction.ts';

/** A module that stands for a package of the page. */
const consumedSchema = v.object({
  type: v.literal('consume-shared-module'),
  options: v.object({ shareKey: v.string(), requiredVersion: v.string() }),
});

/** The packages that a build takes from the page: id of the module, name and range of versions, by name. */
function consumedPackages({
  compilation,
  chunkGraph,
}: RuntimeModule): [id: string | number, key: string, range: string][] {
  const packages = [...(compilation?.modules ?? [])].flatMap((module): [string | number, string, string][] => {
    const id = chunkGraph?.getModuleId(module) ?? undefined;
    if (id === undefined || !v.is(consumedSchema, module)) return [];
    return [[id, module.options.shareKey, module.options.requiredVersion]];
  });
  return packages.sort(([, one], [, other]) => (one < other ? -1 : 1));
}

/**
 * Replaces the runtime that Module Federation adds to the entry of a remote (decision 10). The container, what it exposes
 * and the packages that it takes are still Module Federation's.
 */
export class ContainerPlugin {
  readonly #name: string;

  /** @param name of the container. */
  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    const nothing = join(import.meta.dirname, 'runtime/nothing.js');
    new webpack.NormalModuleReplacementPlugin(/\/\.federation\/entry\.[0-9a-f]+\.js$/, nothing).apply(compiler);
    compiler.hooks.compilation.tap('ContainerPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ContainerPlugin', (module) => {
        if (['federation runtime', 'sharing', 'consumes'].includes(module.name)) module.generate = () => null;
        if (module.name === 'embed federation') module.generate = () => this.#start(module);
      });
    });
  }

  #start(module: RuntimeModule): string {
    const packages = JSON.stringify(consumedPackages(module));
    return callRuntimeFunction('startContainer', webpack.RuntimeGlobals.require, JSON.stringify(this.#name), packages);
  }
}
