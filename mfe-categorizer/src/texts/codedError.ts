/** An error that has a code: of the service, or of the engine in the page. */
export interface CodedError {
  /** Its sentence in English; empty if the service gave none. */
  readonly message: string;
  /** Stable; absent if the service is another one, or a gateway answered. */
  readonly code?: string | undefined;
  /** The finding in the file, as `refusalDetailSchema` of the engine describes it; not checked yet. */
  readonly detail?: unknown;
}
