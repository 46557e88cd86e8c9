/** The bytes of a file as text, one character each: for searching in what is partly text. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
