import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text gains by compression; fonts and pictures are compressed already. */
const compressible = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/;

/** Whether a file has compressed twins beside it. */
export function isCompressible(path: string): boolean {
  return compressible.test(path);
}

/** The files with a Brotli and a gzip twin beside each text of the chosen ones, so that nothing is compressed on a visit. */
export async function compressAll(
  files: ReadonlyMap<string, Uint8Array>,
  chosen: (path: string) => boolean = () => true,
): Promise<Map<string, Uint8Array>> {
  const twins = await Promise.all(
    [...files]
      .filter(([path]) => isCompressible(path) && chosen(path))
      .map(async ([path, content]) => {
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        return [
          [`${path}.br`, await brotli(content, { params })],
          [`${path}.gz`, await zip(content, { level: 9 })],
        ] as const;
      }),
  );
  return new Map([...files, ...twins.flat()]);
}
