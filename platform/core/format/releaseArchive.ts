import { packTar, unpackTar } from 'modern-tar';
import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Limit of an archive: twenty times the size of the largest release. */
export const ARCHIVE_BYTES = 20 * 1024 * 1024;
const UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 2000;

/** Packs the files of a release into a tar archive (POSIX.1-2001), compressed with gzip. */
export async function packRelease(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const entries = Array.from(files, ([name, body]) => ({
    header: { name, size: body.length, type: 'file' as const, mtime: new Date(0) },
    body,
  }));
  return zip(await packTar(entries));
}

/**
 * Unpacks an uploaded release.
 * @throws Refusal if it is not a valid archive, or larger than a release may be.
 */
export async function unpackRelease(archive: Uint8Array): Promise<Map<string, Buffer>> {
  try {
    const entries = await unpackTar(await unzip(archive, { maxOutputLength: UNPACKED_BYTES }), { strict: true });
    if (entries.length > MOST_FILES) throw new Error(`it holds more than ${String(MOST_FILES)} files`);
    const files = new Map<string, Buffer>();
    for (const { header, data } of entries) {
      if (header.type === 'directory') continue;
      if (header.type !== 'file') throw new Error(`${header.name} is not a file`);
      if (files.has(header.name)) throw new Error(`${header.name} occurs twice`);
      files.set(header.name, Buffer.from(data ?? new Uint8Array()));
    }
    return files;
  } catch (cause) {
    throw new Refusal('RE-28', `The upload is not an archive of a release: ${String(cause)}.`, cause);
  }
}
