import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import * as v from 'valibot';
import webpack, { type Chunk, type Compiler, type Module } from 'webpack';
import { dependencySources } from './dependencySources.ts';
import { readPackageJson } from './packageManifest.ts';
import { installedFolder } from './resolve/installedFolder.ts';
import { sharedSources } from './sharedPackages.ts';

/**
 * The smallest id range, and its factor over the number of modules: with enough room, one more module moves no other.
 */
const LEAST_RANGE = 1000;
const ROOM = 5;

/**
 * A module's name, independent of where its sources are: installed files by their package, with the packages around it if
 * it is installed inside another one, own ones by their path in the built package. Module Federation writes its entry into a file that is named after absolute paths.
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
    .replaceAll(/(?<![^\s"=|!])[^\s"=|!]*?\/node_modules\//g, 'node_modules/')
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

/**
 * A name for each: the first one that no other has too, and with every further one that it takes to tell it apart.
 * @param names by which they are told apart, the shortest first.
 */
export function uniqueNames<One>(all: readonly One[], names: readonly ((one: One) => string)[]): Map<One, string> {
  const [nameOf, ...rest] = names;
  if (!nameOf) return new Map(all.map((one, index) => [one, String(index)]));
  const groups = Map.groupBy(all, nameOf);
  return new Map(
    [...groups].flatMap(([name, group]): [One, string][] => {
      const [only] = group;
      if (only !== undefined && group.length === 1) return [[only, name]];
      return [...uniqueNames(group, rest)].map(([one, more]) => [one, `${name} ${more}`]);
    }),
  );
}

/** Ids for all of a kind. @param names by which they are told apart. */
function numberAll<One>(all: readonly One[], names: readonly ((one: One) => string)[]): Map<One, number> {
  const unique = uniqueNames(all, names);
  const numbers = numberNames([...unique.values()]);
  return new Map(all.map((one) => [one, numbers.get(unique.get(one) ?? '') ?? 0]));
}

const joinedSchema = v.object({
  modules: v.array(v.custom<Module>((part) => typeof part === 'object' && part !== null && 'identifier' in part)),
});

/** The modules that webpack has joined to one; else the module alone. */
function partsOf(module: Module): readonly Module[] {
  return v.is(joinedSchema, module) ? module.modules : [module];
}

const versionSchema = v.object({ version: v.optional(v.string(), '') });

/** The version of the installed package that has a file. */
function versionOf(file: string): string {
  const folder = installedFolder(file);
  return (folder === undefined ? undefined : readPackageJson(folder, versionSchema))?.version ?? '';
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
    const fileOf = (module: Module) =>
      (module instanceof webpack.NormalModule ? module.resource : module.nameForCondition()) ?? module.identifier();
    const nameOf = (module: Module) => stable(fileOf(module));
    const moduleNames = [
      nameOf,
      // One file of several kinds, with several loaders, or alone and joined with others.
      (module: Module) =>
        partsOf(module)
          .map((part) => stable(part.identifier()))
          .sort()
          .join('\n'),
      // Copies of a package in several folders, of which a name does not speak.
      (module: Module) => versionOf(fileOf(module)),
      (module: Module) => relative(this.#folder, fileOf(module)),
    ];
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
        for (const [module, id] of numberAll(open, moduleNames)) chunkGraph.setModuleId(module, id);
      });
      compilation.hooks.chunkIds.tap('StableIds', (chunks) => {
        const open = [...chunks].filter(({ id }) => id === null);
        const { chunkGraph } = compilation;
        const modulesOf = (chunk: Chunk, name: (module: Module) => string) =>
          [...chunkGraph.getChunkModulesIterable(chunk)].map(name).sort().join('\n');
        const chunkNames = [
          (chunk: Chunk) => [chunk.name ?? '', modulesOf(chunk, nameOf)].join('\n'),
          (chunk: Chunk) => modulesOf(chunk, (module) => String(chunkGraph.getModuleId(module))),
        ];
        for (const [chunk, id] of numberAll(open, chunkNames)) {
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  }
}
