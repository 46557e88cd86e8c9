import type { Metadata, MetaFile, Root } from '@tufjs/models';
import * as v from 'valibot';
import { sha256Of } from '../format/sha256Of.ts';
import { MetadataError, readMetadata } from './metadata.ts';
import { METADATA_FOLDER } from './signSite.ts';

/** What a reader of a site already trusts. */
export interface TrustedState {
  /** The root document that it was given, or the newest one reached from there. */
  readonly root: Uint8Array;
  /** Version of the newest site that it has seen; 0 at first. */
  readonly version: number;
}

/** Size and SHA-256 (hexadecimal) of a file of a site. */
interface FileDigest {
  readonly length: number;
  readonly sha256: string;
}

/** A site whose documents are all signed by the keys that the root names. */
export interface VerifiedSite {
  readonly version: number;
  /** Expiry time of the signature. */
  readonly expires: Date;
  /** Every file of it, by path. */
  readonly files: ReadonlyMap<string, FileDigest>;
  /**
   * Reads a file of the site; undefined if the site does not have it.
   * @throws MetadataError if it is missing or not what was signed.
   */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** What to trust from now on. */
  readonly trusted: TrustedState;
}

type Read = (path: string) => Promise<Buffer | undefined>;

/** @throws MetadataError if the content does not match its digest. */
function checkDigest(content: Uint8Array, { length, sha256 }: FileDigest, path: string): void {
  const isSame = content.length === length && sha256Of(content) === sha256;
  if (!isSame) throw new MetadataError(`${path} is not what was signed.`);
}

/**
 * Finds the newest root document that is reachable from the known one: each is signed by its predecessor and by itself.
 */
async function followRoots(known: Uint8Array, read: Read): Promise<{ content: Uint8Array; root: Metadata<Root> }> {
  let content = known;
  let root = readMetadata('root', content, 'The root document');
  for (;;) {
    const name = `${METADATA_FOLDER}/${String(root.signed.version + 1)}.root.json`;
    const next = await read(name);
    if (!next) return { content, root };
    const newer = readMetadata('root', next, name);
    orRefuse(name, () => {
      root.verifyDelegate('root', newer);
      newer.verifyDelegate('root', newer);
    });
    if (newer.signed.version !== root.signed.version + 1) throw new MetadataError(`${name} has another version.`);
    [content, root] = [next, newer];
  }
}

function orRefuse(name: string, verify: () => void): void {
  try {
    verify();
  } catch (cause) {
    throw new MetadataError(`${name} is not signed by the expected keys: ${String(cause)}`, { cause });
  }
}

const digestSchema = v.object({
  version: v.number(),
  length: v.number(),
  hashes: v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
});

function digestOf(meta: MetaFile | undefined, name: string): FileDigest & { readonly version: number } {
  const result = v.safeParse(digestSchema, meta);
  if (!result.success) throw new MetadataError(`No signed document names ${name}.`);
  const { version, length, hashes } = result.output;
  return { version, length, sha256: hashes.sha256 };
}

/**
 * Verifies a site as a client of The Update Framework does (specification 1.0, section 5): from the root to the list of
 * the site's files. Each file is verified when it is read.
 * @param read a file of the site.
 * @throws MetadataError if it is not signed, is older than one seen before, or has expired.
 */
export async function verifySite(trusted: TrustedState, read: Read, now: Date): Promise<VerifiedSite> {
  const load = async (name: string) => {
    const content = await read(`${METADATA_FOLDER}/${name}`);
    if (!content) throw new MetadataError(`The site lacks ${METADATA_FOLDER}/${name}.`);
    return content;
  };
  const checkCurrent = (name: string, signed: { expires: string; isExpired: (at: Date) => boolean }) => {
    if (signed.isExpired(now)) throw new MetadataError(`${name} expired on ${signed.expires}.`);
  };

  const { content: rootContent, root } = await followRoots(trusted.root, read);
  checkCurrent('The root document', root.signed);

  const timestamp = readMetadata('timestamp', await load('timestamp.json'), 'timestamp.json');
  orRefuse('timestamp.json', () => {
    root.verifyDelegate('timestamp', timestamp);
  });
  const { version } = timestamp.signed;
  if (version < trusted.version) {
    throw new MetadataError(
      `The site has version ${String(version)}, but version ${String(trusted.version)} was already seen.`,
    );
  }
  checkCurrent('timestamp.json', timestamp.signed);

  const loadNamed = async <K extends 'snapshot' | 'targets'>(kind: K, name: string, meta: MetaFile | undefined) => {
    const content = await load(name);
    const digest = digestOf(meta, name);
    checkDigest(content, digest, name);
    const document = readMetadata(kind, content, name);
    if (document.signed.version !== digest.version) throw new MetadataError(`${name} has another version.`);
    checkCurrent(name, document.signed);
    return document;
  };
  const snapshot = await loadNamed('snapshot', 'snapshot.json', timestamp.signed.snapshotMeta);
  orRefuse('snapshot.json', () => {
    root.verifyDelegate('snapshot', snapshot);
  });
  const metaOf = (name: string) => new Map(Object.entries(snapshot.signed.meta)).get(name);
  const targets = await loadNamed('targets', 'targets.json', metaOf('targets.json'));
  orRefuse('targets.json', () => {
    root.verifyDelegate('targets', targets);
  });
  const site = await loadNamed('targets', 'site.json', metaOf('site.json'));
  orRefuse('site.json', () => {
    targets.verifyDelegate('site', site);
  });

  const files = Object.entries(site.signed.targets).map(([path, { length, hashes }]): [string, FileDigest] => [
    path,
    { length, sha256: hashes['sha256'] ?? '' },
  ]);
  // The chain of signatures proves these documents, and the snapshot proves the teams' release orders.
  const documents = Object.entries(snapshot.signed.meta).map(([name, meta]): [string, FileDigest] => [
    `${METADATA_FOLDER}/${name}`,
    digestOf(meta, name),
  ]);
  const digests = new Map([...files, ...documents]);
  return {
    version,
    expires: new Date(timestamp.signed.expires),
    files: digests,
    read: async (path) => {
      const digest = digests.get(path);
      if (!digest) return undefined;
      const content = await read(path);
      if (!content) throw new MetadataError(`The store does not have ${path} of the site.`);
      checkDigest(content, digest, path);
      return content;
    },
    trusted: { root: rootContent, version },
  };
}
