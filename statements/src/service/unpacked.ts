/** The output of a filter for a stream, and the work it took. */
export interface Unpacked {
  /** The bytes so far if the data is broken. */
  readonly bytes: Uint8Array;
  /** Packed bytes read, including those read again. */
  readonly readBytes: number;
  /** The number of bytes it unpacks to; if the data is broken, the maximum. */
  readonly unpackedBytes: number;
}
