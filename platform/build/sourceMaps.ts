import { PACKAGES_OF_MAPS } from '@artha/interpreter/sourceReader';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { dependencySources } from './dependencySources.ts';
import { readManifest } from './packageManifest.ts';
import { sharedSources } from './sharedPackages.ts';
import { stableName } from './stableIds.ts';

const ENDING = '.map';

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ sources: v.array(v.string()), sourcesContent: v.array(v.nullable(v.string())) }),
);

/** Whether a source file is of a package that its team did not write: its lines are in the registry of packages. */
const isOfOthers = (source: string): boolean => /^node_modules\/(?!@artha\/)/.test(source);

/** A map without the content of other people's packages, which is most of it. */
function withoutOthers(text: string): string {
  const map = v.parse(mapSchema, text);
  const sourcesContent = map.sources.map((source, index) =>
    isOfOthers(source) ? null : (map.sourcesContent[index] ?? null),
  );
  return JSON.stringify({ ...map, sourcesContent });
}

/**
 * Makes the source maps of a production build, and keeps them out of its output: scripts do not name them, and visitors
 * never get them. Source files have names that do not depend on the folder of the build, so that releases do not
 * either.
 */
export class SourceMaps {
  readonly #folder: string;
  readonly #maps = new Map<string, string>();
  readonly #versions = new Map<string, string>();

  /** @param folder of the package that is built. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Notes the version of the package that a file belongs to. */
  #noteVersion(file: string): void {
    const [, folder = '', name = ''] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file) ?? [];
    if (name === '' || this.#versions.has(name)) return;
    this.#versions.set(name, readManifest(folder)?.version ?? '');
  }

  /** The maps (ECMA-426) by script, as one JSON text; undefined if there are none, as in development. */
  toJson(): string | undefined {
    if (this.#maps.size === 0) return undefined;
    const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : 1);
    const versions = JSON.stringify(Object.fromEntries([...this.#versions].sort(byName)));
    const all: [string, string][] = [...[...this.#maps].sort(byName), [PACKAGES_OF_MAPS, versions]];
    return `{${all.map(([script, map]) => `${JSON.stringify(script)}:${map}`).join(',\n')}}\n`;
  }

  /**
   * Makes the maps of a build.
   * @param ending of its scripts.
   * @param folder of its scripts in the release, if they are named with it.
   */
  apply(compiler: Compiler, ending: '.js' | '.cjs' = '.js', folder = ''): void {
    if (compiler.options.mode !== 'production') return;
    const shared = sharedSources(this.#folder);
    const dependencies = dependencySources(this.#folder);
    new webpack.SourceMapDevToolPlugin({
      test: ending === '.js' ? /\.js$/ : /\.cjs$/,
      filename: `[file]${ENDING}`,
      append: false,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) => {
        this.#noteVersion(absoluteResourcePath);
        return stableName(absoluteResourcePath, this.#folder, shared, dependencies);
      },
      // A second version of a package, which another one brings: webpack would name it by the folder of the build.
      fallbackModuleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) =>
        absoluteResourcePath.replace(/^.*?(?=node_modules\/)/, ''),
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('SourceMaps', (compilation) => {
      // Once the names of all files are final.
      compilation.hooks.processAssets.tap(
        { name: 'SourceMaps', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const script of this.#maps.keys())
            if (script.startsWith(folder) && script.endsWith(ending)) this.#maps.delete(script);
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith(ENDING)) continue;
            this.#maps.set(folder + name.slice(0, -ENDING.length), withoutOthers(source.source().toString()));
            compilation.deleteAsset(name);
          }
        },
      );
    });
  }
}
