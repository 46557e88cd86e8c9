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

/** The smallest size for visitors. */
const best = { brotli: 11, gzip: 9 } as const;

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

/**
 * Up to this size a page is, with its headers, in what a new connection sends before it waits for an acknowledgement
 * (ten segments, RFC 6928): fewer bytes arrive no sooner.
 */
const firstFlightBytes = 12 * 1024;
const goodBrotli = 10;

/** Compresses a page for visitors: best takes twice the time for 2 % less, which only a large page needs. */
export async function toPageBrotli(content: Uint8Array): Promise<Buffer> {
  const good = await toBrotli(content, goodBrotli);
  return good.length <= firstFlightBytes ? good : toBrotli(content);
}

/** The files and a Brotli and a gzip copy of each selected text, so that nothing is compressed during a visit. */
export const compressAll: Compress = (files, chosen) => compressTo(best, files, chosen);

/** Compresses like `compressAll` in a twentieth of the time, for a site with local visitors only. */
export const compressQuickly: Compress = (files, chosen) => compressTo({ brotli: 1, gzip: 1 }, files, chosen);

/** A list that only machines read, and that changes with many publishes: best takes seconds for ten thousand pages. */
const isList = (path: string) => path.endsWith('.xml');

function brotliCopy(path: string, content: Uint8Array, wanted: number): Promise<Buffer> {
  if (content.length >= largeBytes || isList(path)) return toBrotli(content, Math.min(wanted, quickBrotli));
  return path.endsWith('.html') && wanted > goodBrotli ? toPageBrotli(content) : toBrotli(content, wanted);
}

async function compressTo(
  level: { readonly brotli: number; readonly gzip: number },
  files: ReadonlyMap<string, Uint8Array>,
  chosen: (path: string) => boolean = () => true,
): Promise<Map<string, Uint8Array>> {
  const twins = await Promise.all(
    [...files]
      .filter(([path]) => isCompressible(path) && chosen(path))
      .map(async ([path, content]) => {
        return [
          [`${path}.br`, await brotliCopy(path, content, level.brotli)],
          [`${path}.gz`, await zip(content, { level: level.gzip })],
        ] as const;
      }),
  );
  return new Map([...files, ...twins.flat()]);
}
