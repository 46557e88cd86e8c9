import { Refusal } from '../refusal.ts';

/** Controls that no text file holds: with one of them the bytes are something else. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads the bytes of a text file: UTF-16 by its byte order mark, else UTF-8, else Windows-1252.
 * Throws `Refusal` not-text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeAs(encodingOf(bytes), bytes) ?? decodeAs('windows-1252', bytes);
  if (text === undefined || text.trim() === '' || noText.test(text)) throw new Refusal('not-text');
  return text;
}
