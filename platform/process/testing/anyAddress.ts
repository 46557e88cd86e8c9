import fc from 'fast-check';
import { anyCharacter } from './anyCharacter.ts';

/** The characters that a path or a query may have as they are (RFC 3986, `pchar`). */
const plain = fc.constantFrom(
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@".split(''),
);

const encoded = anyCharacter.map((character) => {
  const text = encodeURIComponent(character);
  return text === character ? `%${character.charCodeAt(0).toString(16)}` : text;
});

const characters = fc.oneof({ weight: 10, arbitrary: plain }, { weight: 1, arbitrary: encoded });

/** The path of an address, empty or from its first slash. Like `fc.webPath`, without its second of processor time. */
export const anyPath = fc
  .array(fc.string({ unit: characters }), { maxLength: 5 })
  .map((segments) => segments.map((segment) => `/${segment}`).join(''));

/** The part of an address after the question mark, or the hash. */
export const anyQuery = fc.string({
  unit: fc.oneof({ weight: 10, arbitrary: characters }, { weight: 1, arbitrary: fc.constantFrom('/', '?') }),
});

/** An address with host and path. */
export const anyAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyPath)
  .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`);
