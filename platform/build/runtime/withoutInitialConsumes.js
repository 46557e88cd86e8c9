// Replaces the bundler runtime's `installInitialConsumes.js` in remotes: their entries use no shared package, only their
// screens do.
export function installInitialConsumes() {
  throw new Error('The entry of a remote uses no shared package: this is not part of its runtime.');
}
