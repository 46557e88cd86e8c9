/**
 * File of a release with the source maps of its scripts, by script: those of the browser by name, server bundles by path.
 * Only its team reads what is in them.
 */
export const SOURCE_MAPS_FILE = 'server/sourceMaps.json';
