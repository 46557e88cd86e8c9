import { ownSizes } from '../../format/pageSizes.ts';
import { proveRelease } from '../../format/readReleaseFolder.ts';
import { Refusal } from '../../format/refusal.ts';
import { unpackRelease } from '../../format/releaseArchive.ts';
import { sha256Of } from '../../format/sha256Of.ts';
import { uploadStep, type ReadUpload, type UploadToRead } from './uploadStep.ts';
import { programOf } from '@artha/interpreter/programOf';

/** Unpacks an uploaded release, and checks its manifest and its files. */
async function* readUpload(
  { name, sha256, product }: UploadToRead,
  archive: Buffer,
): AsyncGenerator<ReadUpload | Uint8Array> {
  try {
    const unpacked = await unpackRelease(archive);
    if (sha256Of(unpacked.get('release.json') ?? Buffer.alloc(0)) !== sha256)
      throw new Refusal('RE-28', 'The uploaded release.json is not the one that was signed.');
    const { release, files } = proveRelease(unpacked, 'the upload');
    if (release.name !== name) throw new Refusal('RE-20', `The release is of ${release.name}, not of ${name}.`);
    const read = (file: string) => files.get(`browser/${file}`) ?? new Uint8Array();
    yield {
      files: Array.from(files, ([path, { length }]) => [path, length]),
      pages: release.kind === 'remote' ? ownSizes(release, product, read) : [],
    };
    yield* files.values();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield { code: error.code, reason: error.reason };
  }
}

export const run = programOf(uploadStep, readUpload);
