import { packTar } from 'modern-tar';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '@artha/core/integrity';
import { Refusal, refusals } from '@artha/core/refusal';
import { sha256Of } from '@artha/core/sha256Of';
import { receiveUpload } from '@artha/service/receiveUpload';
import { findActive } from './findActive.ts';

/** Files of a release as its team uploads them. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Packs files as an upload. */
export async function pack(files: Files): Promise<Uint8Array> {
  const entries = Array.from(files, ([name, body]) => ({
    header: { name, size: body.length, type: 'file' as const, mtime: new Date(0) },
    body,
  }));
  return gzipSync(await packTar(entries), { level: 1 });
}

/**
 * Lets the service receive an upload.
 * @param manifest that its team signed.
 * @returns what became of it.
 * @throws if it is accepted although it may not be, or refused without a code and a sentence.
 */
export async function tryUpload(archive: Uint8Array, manifest: Uint8Array): Promise<string> {
  try {
    const wanted = { name: 'tax', sha256: sha256Of(manifest), product: 'Artha' };
    const { release, files, pages } = await receiveUpload(archive, wanted);
    if (release.name !== 'tax' || release.kind !== 'remote')
      throw new Error('A release of another remote is accepted.');
    if (pages.length > 1_000) throw new Error(`A release with ${pages.length} pages is accepted.`);
    for (const [path, content] of files) {
      if (path === 'release.json') continue;
      if (!/^(browser|server)\/[\w./-]+$/.test(path) || /(^|\/)\.\.?(\/|$)/.test(path))
        throw new Error(`A file at ${path} is accepted.`);
      if (integrityOf(content) !== release.files[path]?.integrity) throw new Error(`A changed ${path} is accepted.`);
    }
    for (const { icon } of Object.values(release.screens)) {
      const svg = files.get(`browser/${icon ?? ''}`)?.toString();
      const active = svg === undefined ? undefined : findActive(svg);
      if (active !== undefined) throw new Error(`An icon is accepted with ${active}.`);
    }
    return 'accepted';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, reason } = error;
    if (!Object.hasOwn(refusals, code) || reason.length < 10 || reason.length > 20_000)
      throw new Error(`An upload is refused without a reason: ${code} ${reason.slice(0, 100)}`, { cause: error });
    return code;
  }
}
