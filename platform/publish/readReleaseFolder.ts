import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { RELEASE_FORMAT_VERSION, releaseSchema, type Release } from '@artha/shared/contract';
import { describeFiles, integrityOf } from '../webpack/releaseWriter.ts';
import { checkPictures } from './checkPictures.ts';
import { Refusal } from './refusal.ts';

/** A release as a build wrote it, proved to be what its manifest says. */
export interface CheckedRelease {
  readonly release: Release;
  /** Key of its content: the first 20 hexadecimal digits of the SHA-256 of `release.json`. */
  readonly digest: string;
  /** Every file with its content, `release.json` among them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

function parseManifest(text: string, what: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Refusal('RE-01', `${what} is not JSON.`, cause);
  }
  const format = v.safeParse(v.object({ formatVersion: v.number() }), json);
  if (format.success && format.output.formatVersion !== RELEASE_FORMAT_VERSION) {
    throw new Refusal(
      'RE-02',
      `${what} has release format version ${format.output.formatVersion}, not ${RELEASE_FORMAT_VERSION}.`,
    );
  }
  const result = v.safeParse(releaseSchema, json);
  if (!result.success) throw new Refusal('RE-01', `${what} is no release:\n${v.summarize(result.issues)}`);
  return result.output;
}

/**
 * Reads a built release and proves every file against the manifest's digests.
 * @throws Refusal where something is missing, changed or unknown.
 */
export async function readReleaseFolder(folder: string): Promise<CheckedRelease> {
  const manifest = await readFile(join(folder, 'release.json')).catch((cause: unknown) => {
    throw new Refusal('RE-01', `${folder} holds no release.json.`, cause);
  });
  const release = parseManifest(manifest.toString(), `release.json in ${folder}`);
  const files = new Map([['release.json', manifest]]);
  for (const [path, { integrity }] of Object.entries(release.files)) {
    const content = await readFile(join(folder, path)).catch((cause: unknown) => {
      throw new Refusal('RE-03', `${release.name}: ${path} is missing.`, cause);
    });
    if (integrityOf(content) !== integrity) {
      throw new Refusal('RE-03', `${release.name}: ${path} does not match its digest in release.json.`);
    }
    files.set(path, content);
  }
  checkPictures(release, files);
  const unknown = Object.keys(describeFiles(folder)).find((path) => !(path in release.files));
  if (unknown) throw new Refusal('RE-03', `${release.name}: ${unknown} is not listed in release.json.`);
  return { release, digest: createHash('sha256').update(manifest).digest('hex').slice(0, 20), files };
}

/** Reads the manifest of a release in a store. */
export function parseStoredRelease(content: Buffer, what: string): Release {
  return parseManifest(content.toString(), what);
}
