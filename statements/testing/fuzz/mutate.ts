import type { Random } from '../random.ts';

/** A way to damage a file; parts may come from another file. */
type Damage = (file: Buffer, other: Buffer, random: Random) => Buffer;

function placesOf(file: Buffer, pattern: RegExp): { readonly start: number; readonly end: number }[] {
  return [...file.toString('latin1').matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

const objectPattern = /\d+ 0 obj[\s\S]*?endobj/g;
const streamPattern = /stream\r?\n[\s\S]*?endstream/g;
const numberPattern = /(?<![\d.])-?\d+(?:\.\d+)?(?![\d.])/g;
const wordPattern = /\/[A-Za-z]{2,}/g;

const hugeNumbers = ['99999999999', '-1', '2147483648', '4294967295', '1e309', '0', '-99999999999999999999', '65536'];
const foreignWords = ['/Page', '/Pages', '/Catalog', '/ObjStm', '/XRef', '/Kids', '/Contents', '/LZWDecode', '/Length'];

function replace(file: Buffer, from: number, to: number, by: Buffer | string): Buffer {
  const middle = typeof by === 'string' ? Buffer.from(by, 'latin1') : by;
  return Buffer.concat([file.subarray(0, from), middle, file.subarray(to)]);
}

/** Replaces a match of a pattern; a file without a match stays unchanged. */
function replaceOne(pattern: RegExp, by: (found: Buffer, other: Buffer, random: Random) => Buffer | string): Damage {
  return (file, other, random) => {
    const places = placesOf(file, pattern);
    if (places.length === 0) return file;
    const { start, end } = random.pick(places);
    return replace(file, start, end, by(file.subarray(start, end), other, random));
  };
}

const damages: readonly Damage[] = [
  function flipBytes(file, _, random) {
    const flipped = Buffer.from(file);
    for (let count = random.integer(1, 24); count > 0; count -= 1) {
      const at = random.integer(0, Math.max(0, file.length - 1));
      flipped[at] = (flipped[at] ?? 0) ^ random.integer(1, 255);
    }
    return flipped;
  },
  function truncate(file, _, random) {
    return file.subarray(0, random.integer(0, file.length));
  },
  function cutOut(file, _, random) {
    const from = random.integer(0, file.length);
    return replace(file, from, Math.min(file.length, from + random.integer(1, 2000)), '');
  },
  function repeatPart(file, _, random) {
    const from = random.integer(0, file.length);
    const part = file.subarray(from, from + random.integer(1, 4000));
    const at = random.integer(0, file.length);
    return replace(file, at, at, Buffer.concat(Array.from({ length: random.integer(1, 40) }, () => part)));
  },
  function blank(file, _, random) {
    const from = random.integer(0, file.length);
    return Buffer.from(file).fill(random.integer(0, 255), from, Math.min(file.length, from + random.integer(1, 500)));
  },
  replaceOne(streamPattern, (_, other, random) => {
    const lentPlaces = placesOf(other, streamPattern);
    if (lentPlaces.length === 0) return 'stream\n\nendstream';
    const { start, end } = random.pick(lentPlaces);
    return other.subarray(start, end);
  }),
  function swapObjects(file, _, random) {
    const places = placesOf(file, objectPattern);
    if (places.length < 2) return file;
    const [first, second] = [random.pick(places), random.pick(places)].toSorted((a, b) => a.start - b.start);
    if (first === undefined || second === undefined || second.start < first.end) return file;
    const parts = [
      file.subarray(0, first.start),
      file.subarray(second.start, second.end),
      file.subarray(first.end, second.start),
      file.subarray(first.start, first.end),
      file.subarray(second.end),
    ];
    return Buffer.concat(parts);
  },
  replaceOne(numberPattern, (_found, _other, random) => random.pick(hugeNumbers)),
  replaceOne(numberPattern, (_found, _other, random) => String(random.integer(0, 40))),
  replaceOne(wordPattern, (_found, _other, random) => random.pick(foreignWords)),
  replaceOne(objectPattern, (found) => Buffer.concat([found, Buffer.from('\n'), found])),
];

/** Damages a file in one to four ways. The same random numbers give the same damage. */
export function mutate(file: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  let damaged = Buffer.from(file);
  for (let count = random.pick([1, 1, 2, 4]); count > 0; count -= 1) {
    damaged = Buffer.from(random.pick(damages)(damaged, Buffer.from(other), random));
  }
  return Uint8Array.from(damaged);
}
