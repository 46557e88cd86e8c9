import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const lastCharacter = 0x10ffff;

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`; half of them are of ASCII, which has those that our
 * formats treat in their own ways. The first string of fast-check's own unit `binary` takes a second of processor time in every
 * test file, because it lists all characters.
 */
export const anyCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(lastCharacter - SURROGATES.count))
  .map((code) => String.fromCodePoint(code < SURROGATES.first ? code : code + SURROGATES.count));
