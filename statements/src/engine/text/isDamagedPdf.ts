import { latin1 } from './latin1.ts';

/** The mark that ends a PDF is within this number of its last bytes (ISO 32000-1, annex H.3, note 18: 1024). */
const maxBytesAfterEnd = 1024;
/** The header of a PDF is within this number of its first bytes (ISO 32000-1, annex H.3, note 13). */
const maxBytesBeforeHeader = 1024;
/** The dictionary of a stream is within this number of bytes before it. */
const maxDictionaryBytes = 512;

/** The dictionary of a page is shorter than this. */
const maxPageBytes = 4096;

/** The dictionary before the keyword of a stream. */
function dictionaryBefore(text: string, keyword: number): string {
  const before = text.slice(Math.max(0, keyword - maxDictionaryBytes), keyword);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

/** Whether a stream is packed by deflate alone, so that its checksum shows whether it is complete. */
const isDeflated = (dictionary: string): boolean =>
  /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\b/.test(dictionary) && !/\/DecodeParms\s*\[/.test(dictionary);

/** Whether a stream says that it is packed by deflate, alone or with another filter. */
const saysDeflated = (dictionary: string): boolean =>
  /\/(?:Filter|F)\b/.test(dictionary) && /\/(?:FlateDecode|Fl)\b/.test(dictionary);

/** The first byte of nearly every zlib stream (RFC 1950, section 2.2). */
const zlibStart = 0x78;

/** The place where the data of a stream begins: after the keyword and the end of its line. */
function startOfData(pdf: Uint8Array, keyword: number): number {
  const after = keyword + 'stream'.length;
  const start = pdf[after] === 0x0d ? after + 1 : after;
  return pdf[start] === 0x0a ? start + 1 : start;
}

/** The objects of a PDF by the places in its text where they begin, each as `7 0`. */
function findObjects(pdf: string): ReadonlyMap<number, string> {
  return new Map(
    [...pdf.matchAll(/(?<!\d)(?<number>\d{1,7})\s+(?<generation>\d{1,5})\s+obj\b/g)].map(({ index, groups = {} }) => [
      index,
      `${Number(groups['number'])} ${Number(groups['generation'])}`,
    ]),
  );
}

/**
 * The positions of objects according to a table of the file (ISO 32000-1, section 7.5.4); tables packed in streams are
 * not read.
 */
function* readObjectTables(pdf: string): Generator<{ readonly object: string; readonly place: number }> {
  for (const { index } of pdf.matchAll(/(?<!start)xref\s/g)) {
    const section = /\s*(?<first>\d{1,7}) (?<count>\d{1,7})\s+/y;
    const entry = /(?<place>\d{10}) (?<generation>\d{5}) (?<kind>[nf])\s{1,2}/y;
    section.lastIndex = index + 'xref'.length;
    for (let head = section.exec(pdf); head !== null; head = section.exec(pdf)) {
      entry.lastIndex = section.lastIndex;
      let number = Number(head.groups?.['first']);
      for (let one = entry.exec(pdf); one !== null; one = entry.exec(pdf)) {
        const { place, generation, kind } = one.groups ?? {};
        if (kind === 'n') yield { object: `${number} ${Number(generation)}`, place: Number(place) };
        number += 1;
        section.lastIndex = entry.lastIndex;
      }
    }
  }
}

/** The place in the file from which its tables count: a reader skips bytes before the header. */
const startOfPdf = (pdf: string): number => Math.max(0, pdf.slice(0, maxBytesBeforeHeader).indexOf('%PDF-'));

/**
 * Whether an object is missing from the file, or not at its place. A reader finds an object behind white space, but not
 * one that begins before its place: it takes the object for an empty one without a warning. If most places are wrong,
 * the reader notices that itself.
 */
function lacksObjects(pdf: string): boolean {
  const objects = findObjects(pdf);
  const present = new Set(objects.values());
  const start = startOfPdf(pdf);
  const space = /\s*/y;
  const objectAt = (place: number): string | undefined => {
    space.lastIndex = place;
    space.test(pdf);
    return objects.get(space.lastIndex);
  };
  for (const { object, place } of readObjectTables(pdf)) {
    if (!present.has(object) || (objectAt(start + place) !== object && objectAt(place) !== object)) return true;
  }
  return false;
}

/**
 * The contents of a page if they are neither a stream nor a list of streams (ISO 32000-1, section 7.7.3.3). Those of a
 * note on the page are a text.
 */
const brokenContents = /\/Contents(?!\s*(?:\d+\s+\d+\s+R\b|[[(<]))/;

/** Whether a page no longer names the stream of its contents. Readers show it empty. */
const hasPageWithoutContents = (pdf: string): boolean =>
  [...pdf.matchAll(/\/Type\s*\/Page\b/g)].some(({ index }) => {
    const end = pdf.indexOf('endobj', index);
    const page = pdf.slice(pdf.lastIndexOf(' obj', index), end < 0 ? undefined : end);
    return page.length <= maxPageBytes && brokenContents.test(page);
  });

/**
 * Whether bytes of a PDF were lost or changed: the file does not end as it should, an object is not at its place, a page
 * does not name its contents, or a packed stream does not unpack or does not say that it is packed. PDF readers show the rest of such a file without any
 * warning. In an encrypted file, only the places and the unpacked parts can be checked.
 * @param isWhole whether bytes begin with a zlib stream (RFC 1950) that unpacks to its last byte, whatever follows it.
 */
export function isDamagedPdf(pdf: Uint8Array, isWhole: (packed: Uint8Array) => boolean): boolean {
  const text = latin1(pdf);
  if (!text.slice(-maxBytesAfterEnd).includes('%%EOF') || lacksObjects(text) || hasPageWithoutContents(text))
    return true;
  if (text.includes('/Encrypt')) return false;
  let hasBegun = false;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 'stream'.length)) {
    const isEnd = text.slice(Math.max(0, at - 3), at) === 'end';
    // The data of a stream may hold its keyword, but no stream ends that has not begun.
    if (isEnd && !hasBegun) return true;
    hasBegun = !isEnd;
    if (isEnd) continue;
    const dictionary = dictionaryBefore(text, at);
    const data = pdf.subarray(startOfData(pdf, at));
    if (isDeflated(dictionary) && !isWhole(data)) return true;
    // A reader would take packed words for unpacked ones, and show nothing of them.
    if (!saysDeflated(dictionary) && data[0] === zlibStart && isWhole(data)) return true;
  }
  return false;
}
