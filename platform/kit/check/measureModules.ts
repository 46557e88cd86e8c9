import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { readManifest } from '@artha/build/packageManifest';
import { readConfiguration } from '@artha/build/readConfiguration';

/** The part of a screen that is from one package, or from one file of the remote itself. */
export interface Weight {
  readonly name: string;
  /** By gzip, compressed by itself: files that are compressed together take less. */
  readonly bytes: number;
}

/** The package that a module is from, or its path if the remote itself has it. */
function originOf(file: string, folder: string): string {
  const own = relative(folder, file);
  if (!own.startsWith('..') && !own.includes('node_modules/')) return own;
  for (let one = dirname(file); one !== dirname(one); one = dirname(one)) {
    const name = readManifest(one)?.name;
    if (name !== undefined) return name;
  }
  return file;
}

/** Builds the browser files in memory of a folder that is deleted, without joining modules. */
async function compile<T>(configuration: Configuration, use: (compilation: Compilation) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'artha-why-'));
  const compiler = webpack({
    ...configuration,
    output: { ...configuration.output, path },
    optimization: { ...configuration.optimization, concatenateModules: false, minimize: false },
  });
  try {
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, done) => {
        if (done && !done.hasErrors()) resolve(done);
        else reject(error ?? new Error(done?.toString({ preset: 'errors-only', colors: false })));
      });
    });
    return await use(stats.compilation);
  } finally {
    compiler.close(() => undefined);
    await rm(path, { recursive: true, force: true });
  }
}

async function zippedSize(code: string): Promise<number> {
  // In a function, so that what nothing uses is dropped, as in the whole.
  const { code: small } = await minify(`self.m=function(module,__webpack_exports__,__webpack_require__){${code}\n}`, {
    compress: { ecma: 2022 },
    mangle: true,
    module: false,
  });
  return gzipSync(small, { level: 9 }).length;
}

async function weighScreen(compilation: Compilation, screen: string, folder: string): Promise<Weight[]> {
  const sizes = new Map<string, number>();
  for (const chunk of compilation.namedChunkGroups.get(screen)?.chunks ?? []) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const file = module.nameForCondition();
      const code = compilation.codeGenerationResults?.get(module, chunk.runtime).sources.get('javascript');
      if (!file || !code) continue;
      const origin = originOf(file, folder);
      sizes.set(origin, (sizes.get(origin) ?? 0) + (await zippedSize(String(code.source()))));
    }
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((one, other) => other.bytes - one.bytes);
}

/**
 * Measures what the screens of a remote consist of, by another build of its browser files.
 * @returns by screen, the heaviest first.
 */
export async function measureModules(
  folder: string,
  screens: readonly string[],
): Promise<ReadonlyMap<string, readonly Weight[]>> {
  const [browser] = await readConfiguration(folder);
  if (!browser) throw new Error('webpack.config.ts has no build of browser files.');
  return compile(browser, async (compilation) => {
    const weights = new Map<string, readonly Weight[]>();
    for (const screen of screens) weights.set(screen, await weighScreen(compilation, screen, folder));
    return weights;
  });
}
