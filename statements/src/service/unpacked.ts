/** What a filter made of a stream, and the work it was. */
export interface Unpacked {
  /** The bytes so far where the data is broken. */
  readonly bytes: Uint8Array;
  /** Packed bytes that were read, those that were read again included. */
  readonly readBytes: number;
  /** How many bytes it unpacks to; where the data is broken, at most. */
  readonly unpackedBytes: number;
}
