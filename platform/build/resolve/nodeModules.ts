import { basename } from 'node:path';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { installedFolder } from './installedFolder.ts';
import { isOfNode } from './importsOf.ts';

type Side = 'browser' | 'server';

/** The report of webpack about an import that it does not find. */
const notFoundSchema = v.looseObject({
  name: v.literal('ModuleNotFoundError'),
  error: v.looseObject({ message: v.string() }),
  module: v.custom<{ nameForCondition(): string | null }>(
    (module) => typeof module === 'object' && module !== null && 'nameForCondition' in module,
  ),
});

/** The Node module that an error is about, and the file that imports it; undefined for every other error. */
function nodeImportOf(error: Error): { readonly request: string; readonly file: string } | undefined {
  if (!v.is(notFoundSchema, error)) return undefined;
  const request = /^Can't resolve '([^']+)'/.exec(error.error.message)?.[1];
  return request !== undefined && isOfNode(request)
    ? { request, file: error.module.nameForCondition() ?? '' }
    : undefined;
}

/** The origin of a file in words: its package, or its path in the remote. */
function describeOrigin(file: string, folder: string): string {
  const installed = installedFolder(file);
  if (installed !== undefined)
    return installed.slice(installed.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : basename(file);
}

/**
 * Says that a package, or a file, imports modules of Node which nothing replaces, and what helps.
 * @param origin the package or the file.
 */
function describeNodeImports(origin: string, requests: readonly string[], side: Side): string {
  const quoted = requests.map((request) => `'${request}'`).join(', ');
  const place = side === 'server' ? 'where pages are rendered' : 'in a browser';
  const load = side === 'server' ? 'load what needs it by clientOnly(() => import(…)), ' : '';
  return (
    `${origin} imports ${quoted} of Node, which does not exist ${place}: ${load}take another package, or, if that code ` +
    `never runs there, name it in webpack.config.ts: leaveOut: { ${side}: [${quoted}] }.`
  );
}

/** Replaces the errors of imports of Node modules: one sentence a package. */
function explainErrors(errors: readonly Error[], side: Side, folder: string): Error[] {
  const requests = new Map<string, Set<string>>();
  const others = errors.filter((error) => {
    const found = nodeImportOf(error);
    if (!found) return true;
    const origin = describeOrigin(found.file, folder);
    requests.set(origin, (requests.get(origin) ?? new Set()).add(found.request));
    return false;
  });
  const explained = [...requests]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([origin, names]) => new webpack.WebpackError(describeNodeImports(origin, [...names].sort(), side)));
  return [...explained, ...others];
}

/** Finds `node:fs` like `fs`, which a package may replace, and explains the error if none does. */
export class NodeModules {
  readonly #side: Side;
  readonly #folder: string;

  /**
   * @param side which build it is.
   * @param folder of the remote.
   */
  constructor(side: Side, folder: string) {
    this.#side = side;
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/^node:/, (resource) => {
      resource.request = resource.request.slice('node:'.length);
    }).apply(compiler);
    compiler.hooks.compilation.tap('NodeModules', (compilation) => {
      compilation.hooks.processErrors.tap('NodeModules', (errors) => explainErrors(errors, this.#side, this.#folder));
    });
  }
}
