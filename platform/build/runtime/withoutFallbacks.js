// Replaces the bundler runtime's `getSharedFallbackGetter.js`: no build has a second copy of a shared package.
export const getSharedFallbackGetter = ({ factory }) => factory;
