import { packTar, unpackTar } from 'modern-tar';
import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Refusal } from '../publish/refusal.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** More than any release needs: twenty times what the largest one weighs. */
export const ARCHIVE_BYTES = 20 * 1024 * 1024;
const UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 2000;

/** Packs the files of a release: a tar archive (POSIX.1-2001), compressed by gzip. */
export async function packRelease(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const entries = Array.from(files, ([name, body]) => ({
    header: { name, size: body.length, type: 'file' as const, mtime: new Date(0) },
    body,
  }));
  return zip(await packTar(entries));
}

/**
 * Unpacks what was uploaded as a release.
 * @throws Refusal where it is no such archive, or larger than a release may be.
 */
export async function unpackRelease(archive: Uint8Array): Promise<Map<string, Buffer>> {
  try {
    const entries = await unpackTar(await unzip(archive, { maxOutputLength: UNPACKED_BYTES }), { strict: true });
    if (entries.length > MOST_FILES) throw new Error(`it holds more than ${String(MOST_FILES)} files`);
    const files = new Map<string, Buffer>();
    for (const { header, data } of entries) {
      if (header.type === 'directory') continue;
      if (header.type !== 'file') throw new Error(`${header.name} is no file`);
      if (files.has(header.name)) throw new Error(`${header.name} is in it twice`);
      files.set(header.name, Buffer.from(data ?? new Uint8Array()));
    }
    return files;
  } catch (cause) {
    throw new Refusal('RE-28', `What was uploaded is no archive of a release: ${String(cause)}.`, cause);
  }
}
