import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { RELEASE_FORMAT_VERSION, releaseSchema, type Release } from '@artha/shared/contract';
import { readIfThere } from './readIfThere.ts';
import { sha256Of } from './sha256Of.ts';
import { integrityOf } from './integrity.ts';
import { checkManifest, releaseLimits } from './checkManifest.ts';
import { checkPictures } from './checkPictures.ts';
import { Refusal } from './refusal.ts';

/** Key of a release in the store: the first 20 hexadecimal digits of the SHA-256 of its `release.json`. */
export const releaseDigest = (sha256: string): string => sha256.slice(0, 20);

/** A built release, verified against its manifest. */
export interface CheckedRelease {
  readonly release: Release;
  /** The unchanged content of `release.json`. */
  readonly manifest: Buffer;
  /** Key of its content: the first 20 hexadecimal digits of the SHA-256 of `release.json`. */
  readonly digest: string;
  /** Every file with its content, `release.json` included. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Faults of a manifest that are named: more help no one. */
const MOST_ISSUES = 20;

function parseManifest(content: Buffer, what: string): Release {
  if (content.length > releaseLimits.manifestBytes)
    throw new Refusal('RE-01', `${what} has ${content.length} bytes; ${releaseLimits.manifestBytes} are allowed.`);
  const text = content.toString();
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
  if (!result.success) {
    const [issue, ...more] = result.issues;
    throw new Refusal('RE-01', `${what} is not a release:\n${v.summarize([issue, ...more.slice(0, MOST_ISSUES - 1)])}`);
  }
  return result.output;
}

/**
 * Verifies the files of a release against its manifest.
 * @param files by path, `release.json` included.
 * @param from their source, for messages.
 * @param withheld files that others than the release's team do not get.
 * @throws Refusal if a file is missing, changed or unknown.
 */
export function proveRelease(
  files: ReadonlyMap<string, Buffer>,
  from: string,
  withheld: readonly string[] = [],
): CheckedRelease {
  const manifest = files.get('release.json');
  if (!manifest) throw new Refusal('RE-01', `${from} holds no release.json.`);
  const release = parseManifest(manifest, `release.json in ${from}`);
  checkManifest(release);
  const proved = new Map([['release.json', manifest]]);
  for (const [path, { integrity }] of Object.entries(release.files)) {
    if (withheld.includes(path)) continue;
    const content = files.get(path);
    if (!content) throw new Refusal('RE-03', `${release.name}: ${path} is missing.`);
    if (integrityOf(content) !== integrity) {
      throw new Refusal('RE-03', `${release.name}: ${path} does not match its digest in release.json.`);
    }
    proved.set(path, content);
  }
  checkPictures(release, proved);
  const unknown = [...files.keys()].find((path) => !proved.has(path));
  if (unknown !== undefined) throw new Refusal('RE-03', `${release.name}: ${unknown} is not listed in release.json.`);
  return { release, manifest, digest: releaseDigest(sha256Of(manifest)), files: proved };
}

/** Every file of a folder that belongs to a release: its manifest, and the files below `browser/` and `server/`. */
async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const manifest = await readIfThere(join(folder, 'release.json'));
  if (!manifest) return new Map();
  const below = ['browser', 'server'].flatMap((side) =>
    globSync(`${side}/**/*`, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const contents = await Promise.all(below.map(async (path) => [path, await readFile(join(folder, path))] as const));
  return new Map([['release.json', manifest], ...contents]);
}

/**
 * Reads a built release and verifies every file against the manifest's digests.
 * @throws Refusal if a file is missing, changed or unknown.
 */
export async function readReleaseFolder(folder: string): Promise<CheckedRelease> {
  return proveRelease(await readFiles(folder), folder);
}

/** Reads the manifest of a release in a store. */
export function parseStoredRelease(content: Buffer, what: string): Release {
  return parseManifest(content, what);
}
