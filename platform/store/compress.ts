import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text, code and plain fonts gain by compression; fonts for pages, pictures and PDFs are compressed already. */
const compressible = /\.(html|js|css|json|svg|ttf|txt|wasm|webmanifest|xml)$/;

/** Whether a file has compressed twins beside it. */
export function isCompressible(path: string): boolean {
  return compressible.test(path);
}

/** What adds compressed twins to files. @param chosen the texts that get twins; all of them by default. */
export type Compress = (
  files: ReadonlyMap<string, Uint8Array>,
  chosen?: (path: string) => boolean,
) => Promise<Map<string, Uint8Array>>;

/** What visitors get is as small as it can be. */
const best = { brotli: 11, gzip: 9 } as const;

/** A file of so many bytes is compressed by `quickBrotli` at most: PDFium in 0.7 s instead of 10, for a seventh more bytes. */
const largeBytes = 1024 * 1024;
const quickBrotli = 9;

/** A text by Brotli, as visitors get it where no other quality is asked for. */
export function toBrotli(content: Uint8Array, quality: number = best.brotli): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(content, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length } });
}

/** The files with a Brotli and a gzip twin beside each text of the chosen ones, so that nothing is compressed on a visit. */
export const compressAll: Compress = (files, chosen) => compressTo(best, files, chosen);

/** Compresses like `compressAll`, in a twentieth of the time: for a site that nobody visits from afar. */
export const compressQuickly: Compress = (files, chosen) => compressTo({ brotli: 1, gzip: 1 }, files, chosen);

function brotliQuality({ length }: Uint8Array, wanted: number): number {
  return length < largeBytes ? wanted : Math.min(wanted, quickBrotli);
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
          [`${path}.br`, await toBrotli(content, brotliQuality(content, level.brotli))],
          [`${path}.gz`, await zip(content, { level: level.gzip })],
        ] as const;
      }),
  );
  return new Map([...files, ...twins.flat()]);
}
