/** The bytes of a file as text, one character for each byte, for searches in files that are partly text. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
