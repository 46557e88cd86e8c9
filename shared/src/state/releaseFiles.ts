/** Gives a page the non-script files of its remote's release. Every file is verified against its published digest. */
export interface ReleaseFiles {
  /**
   * Reads a browser file of the release, such as `workers/engine.wasm`.
   * @throws TypeError if it does not load, or its digest differs.
   */
  read(file: string): Promise<ArrayBuffer>;
  /**
   * Starts the worker that `src/workers/<name>.ts` is built into: a classic worker from a blob, under the page's
   * security policy. For routes that need `workers`.
   * @throws as `read` does.
   */
  startWorker(name: string): Promise<Worker>;
}

let provided: ReleaseFiles | undefined;

/** Called by the shell on a page whose route needs it. */
export function provideReleaseFiles(files: ReleaseFiles): void {
  provided = files;
}

/**
 * The files of the release that the page is from.
 * @returns undefined on pages whose route has no `needs`. The files can be read if it needs workers, WebAssembly or frames.
 */
export function releaseFiles(): ReleaseFiles | undefined {
  return provided;
}
