/** Folder for workers and their files, below the browser files of a release. */
export const WORKERS_FOLDER = 'workers/';
