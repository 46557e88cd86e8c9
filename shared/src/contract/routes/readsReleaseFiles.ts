import type { Needs } from './needs.ts';

/** Whether a page gets the files of its release: it starts workers, runs WebAssembly, or frames what it makes of them. */
export function readsReleaseFiles({ wasm, workers, frames }: Needs = {}): boolean {
  return wasm ?? workers ?? frames ?? false;
}
