import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { dependencySources } from './dependencySources.ts';
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

  /** @param folder of the package that is built. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The maps (ECMA-426) by script, as one JSON text; undefined if there are none, as in development. */
  toJson(): string | undefined {
    if (this.#maps.size === 0) return undefined;
    const sorted = [...this.#maps].sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([script, map]) => `${JSON.stringify(script)}:${map}`).join(',\n')}}\n`;
  }

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const shared = sharedSources(this.#folder);
    const dependencies = dependencySources(this.#folder);
    new webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: `[file]${ENDING}`,
      append: false,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) =>
        stableName(absoluteResourcePath, this.#folder, shared, dependencies),
      // A second version of a package, which another one brings: webpack would name it by the folder of the build.
      fallbackModuleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) =>
        absoluteResourcePath.replace(/^.*?(?=node_modules\/)/, ''),
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('SourceMaps', (compilation) => {
      // Once the names of all files are final.
      compilation.hooks.processAssets.tap(
        { name: 'SourceMaps', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          this.#maps.clear();
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith(ENDING)) continue;
            this.#maps.set(name.slice(0, -ENDING.length), withoutOthers(source.source().toString()));
            compilation.deleteAsset(name);
          }
        },
      );
    });
  }
}
