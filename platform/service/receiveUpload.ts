import type { Release } from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import type { PageSizes } from '@artha/core/budgets';
import { parseStoredRelease, releaseDigest, type CheckedRelease } from '@artha/core/readReleaseFolder';
import { Refusal } from '@artha/core/refusal';
import { sha256Of } from '@artha/core/sha256Of';
import { runStep, type RunStep } from '@artha/interpreter/runStep';
import { uploadStep, type UploadToRead } from '@artha/core/uploadStep';

/** An uploaded release whose manifest and files are checked. */
export interface ReceivedRelease extends CheckedRelease {
  /** Its pages with the size of its own scripts. */
  readonly pages: readonly Pick<PageSizes, 'path' | 'family' | 'remote' | 'own'>[];
}

/**
 * Unpacks and checks an uploaded release in a process of its own.
 * @throws Refusal if it is not the signed one, or may not be published.
 */
export async function receiveUpload(
  archive: Uint8Array,
  wanted: UploadToRead,
  run: RunStep = runStep,
): Promise<ReceivedRelease> {
  const { results, bytes, end } = await run(uploadStep, { input: wanted, bytes: archive });
  const [read] = results;
  if (!read) throw new Refusal('RE-44', `The upload cannot be checked. ${end}`);
  if ('code' in read) throw new Refusal(read.code, read.reason);
  const files = new Map<string, Buffer>();
  let start = 0;
  for (const [path, size] of read.files) {
    files.set(path, bytes.subarray(start, start + size));
    start += size;
  }
  const manifest = files.get('release.json') ?? Buffer.alloc(0);
  // Digests are compared here again: they are what was signed.
  if (sha256Of(manifest) !== wanted.sha256) throw notSigned();
  const release = parseStoredRelease(manifest, 'release.json in the upload');
  if (!isComplete(release, files)) throw notSigned();
  return { release, manifest, digest: releaseDigest(wanted.sha256), files, pages: read.pages };
}

const notSigned = () => new Refusal('RE-28', 'The upload is not the release that was signed.');

/** Whether files are exactly those of a release. */
function isComplete(release: Release, files: ReadonlyMap<string, Buffer>): boolean {
  const named = Object.entries(release.files);
  return (
    files.size === named.length + 1 &&
    named.every(([path, { integrity }]) => integrityOf(files.get(path) ?? '') === integrity)
  );
}
