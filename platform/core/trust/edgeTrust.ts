/** The documents that an edge trusts from the start. */
export interface EdgeTrust {
  /**
   * The first root document of the site's release service (`1.root.json`): it comes from the service, never from the
   * store.
   */
  readonly root: Uint8Array;
  /**
   * File with the last version that the edge has seen, so that it accepts no older one after a restart; in memory by
   * default.
   */
  readonly stateFile?: string | undefined;
}
