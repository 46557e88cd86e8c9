/** Folder for large files that few visitors need, below the browser files of a release or a folder of them. */
export const OPTIONAL_FOLDER = 'optional/';

/**
 * Whether a browser file is one of those that a device keeps for offline use only once a page has loaded it.
 * @param path with the folder of the browser files, such as `browser/workers/optional/read.wasm`, or the file's address.
 */
export const isOptionalFile = (path: string): boolean => path.includes(`/${OPTIONAL_FOLDER}`);
