import { streamFilters } from './streamFilters.ts';

/** The dictionary of a stream is within this number of bytes before it. */
const maxDictionaryBytes = 2048;

/** Reads the names of the filters of streams. */
export interface StreamNames {
  /** The filters named in the dictionary before a stream, in their order, and the number of bytes read to find them. */
  before(stream: number): { readonly filters: readonly string[]; readonly readBytes: number };
}

interface FilterName {
  readonly name: string;
  readonly at: number;
}

/** `/Run#4cengthDecode` is `/RunLengthDecode` (ISO 32000-1, section 7.3.5). */
function decodeName(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Reads the filters of the streams of a file. Streams are passed in ascending order, and no byte is read twice: the
 * bytes read for an earlier stream are remembered, because the keyword `stream` may also be in a dictionary.
 */
export function createStreamNames(pdf: Buffer): StreamNames {
  let readTo = 0;
  let known: FilterName[] = [];

  function read(from: number, to: number): void {
    const text = pdf.toString('latin1', from, to);
    const object = text.lastIndexOf('obj');
    if (object >= 0) known = [];
    for (const { 1: written = '', index } of text.slice(object + 1).matchAll(/\/([A-Za-z0-9#]+)/g)) {
      const name = decodeName(written);
      if (streamFilters.has(name)) known.push({ name, at: from + object + 1 + index });
    }
  }

  return {
    before(stream) {
      const windowStart = stream - maxDictionaryBytes;
      const from = Math.max(readTo, windowStart);
      if (from < stream) read(from, stream);
      readTo = stream;
      if (known.length > 0) known = known.filter(({ at }) => at >= windowStart);
      return { filters: known.map(({ name }) => name), readBytes: stream - from };
    },
  };
}
