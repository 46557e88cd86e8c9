import { relative } from 'node:path';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { installedFolder } from './resolve/installedFolder.ts';

/** `new Worker(new URL('./read.ts', import.meta.url))` in a syntax tree. */
const fromAddressSchema = v.looseObject({
  arguments: v.pipe(
    v.array(v.looseObject({})),
    v.check(([first]) =>
      v.is(
        v.looseObject({ type: v.literal('NewExpression'), callee: v.looseObject({ name: v.literal('URL') }) }),
        first,
      ),
    ),
  ),
});

/**
 * Says how a page starts workers, if a source of the remote starts one as other bundlers do: browsers check no digest of a
 * worker's address.
 */
export class WorkerErrors {
  readonly #folder: string;

  /** @param folder of the remote. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('WorkerErrors', (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/dynamic', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('WorkerErrors', (parser) => {
          for (const name of ['Worker', 'SharedWorker']) {
            parser.hooks.new.for(name).tap({ name: 'WorkerErrors', stage: -1 }, (expression) => {
              const { module } = parser.state;
              const file = module.nameForCondition() ?? '';
              if (installedFolder(file) !== undefined || !v.is(fromAddressSchema, expression)) return undefined;
              module.addError(new webpack.WebpackError(describeWorker(relative(this.#folder, file), name)));
              // Otherwise webpack builds a worker that no page may start.
              if (expression.range)
                module.addPresentationalDependency(new webpack.dependencies.ConstDependency('({})', expression.range));
              return true;
            });
          }
        });
      }
    });
  }
}

function describeWorker(file: string, name: string): string {
  return (
    `${file} starts a ${name} by its address. A worker is src/workers/<name>.ts, which releaseFiles() of @artha/shared ` +
    'starts, on a route with needs: { workers: true } in remote.config.ts.'
  );
}
