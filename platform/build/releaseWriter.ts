import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Stats } from 'webpack';
import { FILE_LIST, RELEASE_FORMAT_VERSION, releaseSchema, type Release } from '@artha/shared/contract';
import { describeFiles } from '@artha/core/integrity';
import { parseContent } from '@artha/core/parseContent';
import { SOURCE_MAPS_FILE } from '@artha/core/sourceMaps';
import { readManifest } from './packageManifest.ts';
import { SourceMaps } from './sourceMaps.ts';

type Part = 'browser' | 'server' | 'workers';

/** The builds' reports about themselves. */
interface BuildFacts {
  readonly formatVersion: typeof RELEASE_FORMAT_VERSION;
  readonly version: string | undefined;
  readonly entry: string;
  /** Browser files by name of chunk, in the order in which they are needed. */
  readonly chunks: Readonly<Record<string, string[]>>;
  readonly files: Release['files'];
}

function chunkFiles(stats: Stats): Record<string, string[]> {
  const groups = stats.compilation.namedChunkGroups;
  return Object.fromEntries(
    [...groups].map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith('.js'))]),
  );
}

/** Writes the list of a release's browser files among them. */
function writeFileList(outDir: string): void {
  const lines = Object.entries(describeFiles(outDir)).flatMap(([path, { integrity }]) =>
    path.startsWith('browser/') && path !== `browser/${FILE_LIST}`
      ? `${integrity} ${path.slice('browser/'.length)}`
      : [],
  );
  writeFileSync(join(outDir, 'browser', FILE_LIST), lines.join('\n'));
}

/** Writes `release.json` once all builds of a package are complete; again after each change in watch mode. */
export class ReleaseWriter {
  readonly browser = {
    apply: (compiler: Compiler) => {
      this.#sourceMaps.apply(compiler);
      this.#listen(compiler, 'browser');
    },
  };
  readonly server = {
    apply: (compiler: Compiler) => {
      this.#sourceMaps.apply(compiler, '.cjs', 'server/');
      this.#listen(compiler, 'server');
    },
  };
  readonly #folder: string;
  readonly #sourceMaps: SourceMaps;
  readonly #outDir: string;
  readonly #release: (facts: BuildFacts) => object;
  readonly #needed = new Set<Part>(['browser', 'server']);
  readonly #done = new Map<Part, Stats>();

  constructor(folder: string, outDir: string, release: (facts: BuildFacts) => object) {
    this.#folder = folder;
    this.#sourceMaps = new SourceMaps(folder);
    this.#outDir = outDir;
    this.#release = release;
  }

  /** For a package that also builds workers: the release waits for them. */
  workers(): { apply(compiler: Compiler): void } {
    this.#needed.add('workers');
    return {
      apply: (compiler) => {
        this.#listen(compiler, 'workers');
      },
    };
  }

  #listen(compiler: Compiler, part: Part): void {
    compiler.hooks.done.tap('ReleaseWriter', (stats) => {
      if (stats.hasErrors()) return;
      this.#done.set(part, stats);
      const browser = this.#done.get('browser');
      if (browser && [...this.#needed].every((one) => this.#done.has(one))) this.#write(browser);
    });
  }

  #write(browser: Stats): void {
    const chunks = chunkFiles(browser);
    const sourceMaps = this.#sourceMaps.toJson();
    if (sourceMaps !== undefined) writeFileSync(join(this.#outDir, SOURCE_MAPS_FILE), sourceMaps);
    writeFileList(this.#outDir);
    const files = describeFiles(this.#outDir);
    const entry = Object.keys(files).find((file) => /^browser\/(remoteEntry|main)\./.test(file));
    if (!entry) throw new Error(`The browser build of ${this.#folder} wrote no entry file.`);
    const release = parseContent(
      releaseSchema,
      this.#release({
        formatVersion: RELEASE_FORMAT_VERSION,
        version: readManifest(this.#folder)?.version,
        entry: entry.slice('browser/'.length),
        chunks,
        files,
      }),
      'remote.config.ts and package.json',
    );
    writeFileSync(join(this.#outDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  }
}
