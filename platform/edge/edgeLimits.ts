/** Timeouts of the edge. */
export interface EdgeLimits {
  /** Milliseconds in which the headers of a request must arrive. */
  readonly headersTimeoutMs: number;
  /**
   * Milliseconds in which a whole request must arrive; more than the statement service allows (30 s), whose error
   * message says more.
   */
  readonly requestTimeoutMs: number;
  /** Milliseconds between two checks for connections over these limits. */
  readonly checkIntervalMs: number;
  /** Milliseconds without any traffic before a connection is closed; longer than a statement may take. */
  readonly idleTimeoutMs: number;
  /** Milliseconds that a connection stays open for its next request. */
  readonly keepAliveTimeoutMs: number;
  /** Milliseconds until the statement service must start its response, and between two parts of it. */
  readonly upstreamTimeoutMs: number;
}

/** The limits unless others are given. */
export const defaultLimits: EdgeLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 45_000,
  checkIntervalMs: 5_000,
  idleTimeoutMs: 90_000,
  keepAliveTimeoutMs: 30_000,
  upstreamTimeoutMs: 60_000,
};
