// Replaces what Module Federation adds to the entry of a remote. A remote provides no package and loads no other remote:
// its container takes the share scope of the page, and its chunks wait for the packages from there.

/**
 * Starts the container of an entry with the runtime core of the page, which may be ours or the original.
 * @param name of the container.
 * @param packages `[id of the module, package, range of versions]` for each package that the remote takes.
 */
export default function startContainer(webpackRequire, name, packages) {
  const instance = new globalThis._FEDERATION_RUNTIME_CORE.ModuleFederation({ name, remotes: [] });
  let loading;

  async function load([id, key, requiredVersion]) {
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
    const factory = await instance.loadShare(key, { customShareInfo: { scope: ['default'], shareConfig } });
    if (!factory) throw new Error(`Can not get '${key}'`);
    webpackRequire.m[id] = (module) => {
      module.exports = factory();
    };
  }

  webpackRequire.federation = {
    bundlerRuntime: {
      initContainerEntry({ shareScope }) {
        instance.initShareScopeMap('default', shareScope);
      },
    },
  };
  webpackRequire.f.consumes = (_chunkId, promises) => {
    promises.push((loading ??= Promise.all(packages.map(load))));
  };
}
