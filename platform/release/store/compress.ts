import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Text, code and uncompressed fonts become smaller by compression; web fonts, pictures and PDFs are already compressed.
 */
const compressible = /\.(html|js|css|json|svg|ttf|txt|wasm|webmanifest|xml)$/;

/** Whether a file gets compressed copies. */
export function isCompressible(path: string): boolean {
  return compressible.test(path);
}

/**
 * Adds compressed copies to files.
 * @param chosen the texts to compress; all of them by default.
 */
export type Compress = (
  files: ReadonlyMap<string, Uint8Array>,
  chosen?: (path: string) => boolean,
) => Promise<Map<string, Uint8Array>>;

/** Qualities of Brotli for pages and for other texts, and the level of gzip. */
interface Effort {
  readonly page: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** The smallest size for visitors. */
const best: Effort = { page: 11, brotli: 11, gzip: 9 };

/**
 * Larger files are compressed by `quickBrotli` at most: PDFium takes 0.7 s instead of 10, and becomes a seventh larger.
 */
const largeBytes = 1024 * 1024;
const quickBrotli = 9;

/** Compresses a text with Brotli, in the default quality for visitors. */
export function toBrotli(content: Uint8Array, quality: number = best.brotli): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(content, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length } });
}

/** The files and a Brotli and a gzip copy of each selected text, so that nothing is compressed during a visit. */
export const compressAll: Compress = (files, chosen) => compressTo(best, files, chosen);

/**
 * Compresses like `compressAll`, but pages in two fifths of the time, to files that are 2.4 % larger: for a site on one's own
 * machine, where someone waits for its hundreds of pages.
 */
export const compressForLocal: Compress = (files, chosen) => compressTo({ ...best, page: 10 }, files, chosen);

/** Compresses like `compressAll` in a fiftieth of the time, for tests. */
export const compressQuickly: Compress = (files, chosen) => compressTo({ page: 1, brotli: 1, gzip: 1 }, files, chosen);

/** A list that only machines read, and that changes with many publishes: best takes seconds for ten thousand pages. */
const isList = (path: string) => path.endsWith('.xml');

function brotliQuality(path: string, { length }: Uint8Array, { page, brotli: other }: Effort): number {
  const wanted = path.endsWith('.html') ? page : other;
  return length < largeBytes && !isList(path) ? wanted : Math.min(wanted, quickBrotli);
}

async function compressTo(
  effort: Effort,
  files: ReadonlyMap<string, Uint8Array>,
  chosen: (path: string) => boolean = () => true,
): Promise<Map<string, Uint8Array>> {
  const twins = await Promise.all(
    [...files]
      .filter(([path]) => isCompressible(path) && chosen(path))
      .map(async ([path, content]) => {
        return [
          [`${path}.br`, await toBrotli(content, brotliQuality(path, content, effort))],
          [`${path}.gz`, await zip(content, { level: effort.gzip })],
        ] as const;
      }),
  );
  return new Map([...files, ...twins.flat()]);
}
