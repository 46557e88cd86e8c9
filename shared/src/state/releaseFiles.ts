/** What a page may use of its remote's release besides scripts. Nothing is used but the bytes that were published. */
export interface ReleaseFiles {
  /**
   * Reads a browser file of the release, such as `workers/engine.wasm`.
   * @throws TypeError where it does not come, or is not what was published.
   */
  read(file: string): Promise<ArrayBuffer>;
  /**
   * Starts the worker that `src/workers/<name>.ts` is built into: a classic one, without an address of its own, under the
   * policy of the page. For routes that need `wasm-worker`.
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
 * @returns undefined on pages whose route does not declare that it `needs` something.
 */
export function releaseFiles(): ReleaseFiles | undefined {
  return provided;
}
