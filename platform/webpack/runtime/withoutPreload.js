// Stands for the runtime's `preload.js`: pages carry their own preloads, with integrity.
const refuse = () => {
  throw new Error('This site preloads by its pages: preloadRemote is not part of its runtime.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
