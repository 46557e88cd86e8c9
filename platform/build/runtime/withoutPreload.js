// Replaces the runtime's `preload.js`: pages contain their own preloads, with integrity.
const refuse = () => {
  throw new Error('Pages of this site contain their preloads: preloadRemote is not part of its runtime.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
