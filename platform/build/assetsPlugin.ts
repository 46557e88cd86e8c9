import type { Compiler } from 'webpack';

/** Emits files that are not modules: name → content. */
export class AssetsPlugin {
  readonly #assets: () => Promise<Record<string, Uint8Array>>;

  constructor(assets: () => Promise<Record<string, Uint8Array>>) {
    this.#assets = assets;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'AssetsPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const [name, content] of Object.entries(await this.#assets())) {
            compilation.emitAsset(name, new RawSource(Buffer.from(content)));
          }
        },
      );
    });
  }
}
