/** How long the edge waits for others. */
export interface EdgeLimits {
  /** Milliseconds in which the headers of a request must arrive. */
  readonly headersTimeoutMs: number;
  /** Milliseconds in which a whole request must arrive; more than the statement service allows (30 s), whose answer says more. */
  readonly requestTimeoutMs: number;
  /** Milliseconds between two looks for connections that are over one of these limits. */
  readonly checkIntervalMs: number;
  /** Milliseconds in which a connection may neither send nor read anything; longer than a statement may take. */
  readonly idleTimeoutMs: number;
  /** Milliseconds that a connection stays open for its next request. */
  readonly keepAliveTimeoutMs: number;
  /** Milliseconds that the statement service may take to begin its answer, and between two parts of it. */
  readonly upstreamTimeoutMs: number;
}

export const defaultLimits: EdgeLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 45_000,
  checkIntervalMs: 5_000,
  idleTimeoutMs: 90_000,
  keepAliveTimeoutMs: 30_000,
  upstreamTimeoutMs: 60_000,
};
