// Replaces the runtime's `SnapshotHandler.js`: entries are registered directly, without manifests, so there are no
// snapshots to read.

/** A handler without hooks, like the runtime's own `DisabledSnapshotHandler`. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

/** The snapshot data of a remote: none. */
export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}
