// Replaces the bundler runtime's `init.js`: no shared package is tree-shaken for one remote, so its plugin for that is
// not needed.

/** Creates the instance of a build. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
