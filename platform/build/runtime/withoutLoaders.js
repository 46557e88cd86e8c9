// Replaces the runtime's `load.js`: the shell's plugin loads every entry, and its entries are classic scripts.
const loading = {};

/** The key of an entry that is loading. */
export function getRemoteEntryUniqueKey({ name, entry }) {
  return `${name}:${entry}`;
}

/** The container of a remote, from the shell's plugin; one that failed is loaded again. */
export function getRemoteEntry({ origin, remoteEntryExports, remoteInfo }) {
  if (remoteEntryExports) return Promise.resolve(remoteEntryExports);
  const key = getRemoteEntryUniqueKey(remoteInfo);
  loading[key] ??= origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, remoteInfo }).catch((error) => {
    delete loading[key];
    throw error;
  });
  return loading[key];
}

/** A remote with its defaults, as the runtime fills them in. */
export function getRemoteInfo(remote) {
  const { entry = '', name, type = 'global', entryGlobalName = name, shareScope = 'default' } = remote;
  return { ...remote, entry, type, entryGlobalName, shareScope };
}

/** No entry is an ES module. */
export function isEsmRemoteType() {
  return false;
}
