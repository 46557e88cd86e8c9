/** Where a release has its workers and the files that they are handed, below its browser files. */
export const WORKERS_FOLDER = 'workers/';
