import { StatementRefusal } from '../refusals/refusal.ts';

/** Control characters that no text file contains: bytes with one of them are not text. */
// oxlint-disable-next-line eslint/no-control-regex
const controlCharacterPattern = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** UTF-16 by its byte order mark or, without one, by the zero byte in every Latin letter. */
function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512);
  const zeros = [0, 1].map((half) => start.filter((byte, index) => index % 2 === half && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  if (even > start.length / 4 && odd === 0) return 'utf-16be';
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
 * Decodes the bytes of a text file: UTF-16, else UTF-8, else Windows-1252.
 * @throws StatementRefusal with not-text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeAs(detectEncoding(bytes), bytes) ?? decodeAs('windows-1252', bytes);
  if (text === undefined || text.trim() === '' || controlCharacterPattern.test(text))
    throw new StatementRefusal('not-text');
  return text;
}
