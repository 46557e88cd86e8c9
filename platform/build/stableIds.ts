import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { dependencySources } from './dependencySources.ts';
import { sharedSources } from './sharedPackages.ts';

/**
 * The smallest id range, and its factor over the number of modules: with enough room, one more module moves no other.
 */
const LEAST_RANGE = 1000;
const ROOM = 5;

/**
 * A module's name, independent of where its sources are: installed files by their package, own ones by their path in
 * the built package. Module Federation writes its entry into a file that is named after absolute paths.
 * @param folder of the package that is built.
 * @param shared folder of the sources of `@artha/shared`, if it is not installed.
 * @param dependencies folders of other packages that are not installed, by name.
 */
export function stableName(
  text: string,
  folder: string,
  shared: string | undefined,
  dependencies: ReadonlyMap<string, string> = new Map(),
): string {
  let own = text.replaceAll(`${folder}/`, './');
  for (const [name, source] of dependencies) own = own.replaceAll(`${source}/`, `node_modules/${name}/`);
  return (shared === undefined ? own : own.replaceAll(`${shared}/src/`, 'node_modules/@artha/shared/dist/'))
    .replaceAll(`${import.meta.dirname}/`, 'presets/')
    .replaceAll(/[^\s"=|!]*\/node_modules\//g, 'node_modules/')
    .replaceAll(/node_modules\/\.federation\/entry\.[0-9a-f]+\.js/g, 'federation entry');
}

/** The start of the id range for this many modules. */
function rangeFor(count: number): number {
  let range = LEAST_RANGE;
  while (range < count * ROOM) range *= 10;
  return range;
}

/** Ids for names: derived from their digests, or the next free one. */
export function numberNames(names: readonly string[]): Map<string, number> {
  const range = rangeFor(names.length);
  const numbers = new Map<string, number>();
  const used = new Set<number>();
  for (const name of [...new Set(names)].sort()) {
    let number = createHash('sha256').update(name).digest().readUInt32BE() % range;
    while (used.has(number)) number = (number + 1) % range;
    used.add(number);
    numbers.set(name, number);
  }
  return numbers;
}

/** The name of a chunk and of everything in it. */
function nameOfChunk(chunk: Chunk, { chunkGraph }: Compilation, nameOfModule: (module: Module) => string): string {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].map(nameOfModule);
  return [chunk.name ?? '', ...modules.sort()].join('\n');
}

/** @throws if two of a kind have the same name: their ids would depend on an order. */
function numberAll<One>(all: readonly One[], nameOf: (one: One) => string): Map<One, number> {
  const names = all.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two modules or chunks have the same name: ${twice}.`);
  const numbers = numberNames(names);
  return new Map(all.map((one, index) => [one, numbers.get(names[index] ?? '') ?? 0]));
}

/**
 * Gives modules and chunks ids that only depend on their sources, so that a build has the same bytes in every folder.
 * webpack's own deterministic ids are digests of identifiers, some of which contain absolute paths, or the path to
 * packages that are installed further up. With source maps, the digests of modules contain such paths, too: they name
 * files until these are final, and the names that the minifier gives depend on the letters of all texts.
 */
export class StableIds {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const shared = sharedSources(this.#folder);
    const dependencies = dependencySources(this.#folder);
    const stable = (text: string) => stableName(text, this.#folder, shared, dependencies);
    const nameOf = (module: Module) => {
      const resource = module instanceof webpack.NormalModule ? module.resource : module.nameForCondition();
      // Modules without a file, and modules made of several others, are distinguished by the rest.
      return stable(resource ?? module.identifier());
    };
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.finishModules.tap('StableIds', (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule) || !module.buildInfo) continue;
          const source = module.originalSource()?.buffer() ?? '';
          module.buildInfo.hash = createHash('sha256').update(stable(module.identifier())).update(source).digest('hex');
        }
      });
      compilation.hooks.moduleIds.tap('StableIds', (modules) => {
        const { chunkGraph } = compilation;
        const open = [...modules].filter(
          (module) =>
            module.needId && chunkGraph.getModuleId(module) === null && chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        for (const [module, id] of numberAll(open, nameOf)) chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap('StableIds', (chunks) => {
        const open = [...chunks].filter(({ id }) => id === null);
        for (const [chunk, id] of numberAll(open, (one) => nameOfChunk(one, compilation, nameOf))) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  }
}
