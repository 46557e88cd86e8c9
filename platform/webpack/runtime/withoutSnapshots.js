// Stands for the runtime's `SnapshotHandler.js`: entries are registered directly, never through manifests, so there are no
// snapshots to read.

/** A handler that nothing can hook into, as the runtime's own `DisabledSnapshotHandler`. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

/** What is known of a remote by snapshots: nothing. */
export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}
