// Replaces the code that Module Federation adds to every build: what webpack's own runtime calls. A remote provides no
// package and loads no other remote: its container takes the share scope of the page, and its chunks wait for packages
// from there.

/** A remote asks for the packages of a chunk before the chunk runs. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }) {
  const { instance } = webpackRequire.federation;
  const load = async (id) => {
    const { shareKey, shareScope, fallback, ...shareConfig } =
      webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
    const factory =
      (await instance.loadShare(shareKey, { customShareInfo: { scope: shareScope, shareConfig } })) || fallback();
    webpackRequire.m[id] = (module) => {
      module.exports = factory();
    };
  };
  for (const id of chunkMapping[chunkId] ?? []) promises.push((installedModules[id] ??= load(id)));
}

export default {
  runtime: {},
  bundlerRuntime: {
    init: ({ webpackRequire }) =>
      new globalThis._FEDERATION_RUNTIME_CORE.ModuleFederation(webpackRequire.federation.initOptions),
    initContainerEntry({ webpackRequire, shareScope, shareScopeKey }) {
      webpackRequire.federation.instance.initShareScopeMap(shareScopeKey, shareScope);
    },
    consumes,
  },
};
