/** File of a release with the source maps of its browser scripts, by script. Only its team reads what is in them. */
export const SOURCE_MAPS_FILE = 'server/sourceMaps.json';
