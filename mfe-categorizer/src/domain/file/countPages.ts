const pageTree = /\/Type\s*\/Pages\b/;
const objectEnd = /\bendobj\b/;
const packedObjects = /\/Type\s*\/ObjStm\b[^]*?\bstream\r?\n/g;
/** Unpacks no more: the page count is in the first kilobytes of an object stream. */
const MAX_UNPACKED = 4_000_000;

const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Returns the largest page-tree count in a text of PDF objects, which is that of the root. */
function largestCount(text: string): number | undefined {
  const counts = text.split(objectEnd).flatMap((object) => {
    // Packed objects follow one another without end markers.
    if (!pageTree.test(object)) return [];
    return Array.from(object.matchAll(/\/Count\s+(\d+)/g), ([, count]) => Number(count));
  });
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

/** Unpacks the stream at the start of `bytes` and ignores the rest. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < MAX_UNPACKED) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
    }
    await reader.cancel();
  } catch {
    // Bytes after the stream are not part of it, and an encrypted stream is not valid zlib.
  }
  return parts.map(asText).join('');
}

/**
 * Counts the pages of a PDF by its page tree, without reading the pages: undefined if the file does not tell, such as
 * when it is encrypted. Since PDF 1.5 the tree may be packed (ISO 32000-1, section 7.5.7).
 */
export async function countPages(bytes: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  const text = asText(bytes);
  const plain = largestCount(text);
  if (plain !== undefined) return plain;
  const counts: number[] = [];
  for (const { index, 0: head } of text.matchAll(packedObjects)) {
    const start = index + head.length;
    const end = text.indexOf('endstream', start);
    const count = largestCount(await inflate(bytes.slice(start, end < 0 ? undefined : end)));
    if (count !== undefined) counts.push(count);
  }
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
