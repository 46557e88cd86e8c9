import type { Metadata, MetaFile, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import * as v from 'valibot';
import { sha256Of } from '../format/sha256Of.ts';
import { binOf, LAYOUT, type Bin, type DocumentDigest, type SiteBins } from './bins.ts';
import { METADATA_FOLDER, ExpiredMetadata, MetadataError, readMetadata } from './metadata.ts';
import type { FileDigest } from '../store/siteContent.ts';

/** The state that a reader of a site already trusts. */
export interface TrustedState {
  /** The root document that it was given, or the newest one reached from there. */
  readonly root: Uint8Array;
  /** Version of the newest site that it has seen; 0 at first. */
  readonly version: number;
  /** The preview that it reads; undefined for the site that visitors get. */
  readonly preview?: string | undefined;
}

/** A site whose documents are all signed by the keys that the root names. Its bins are read when they are needed. */
export interface VerifiedSite extends SiteBins {
  readonly version: number;
  /** Expiry time of the signature. */
  readonly expires: Date;
  /**
   * The digest of a file; undefined if the site does not have it.
   * @throws MetadataError if the file's bin is missing or not what was signed.
   */
  readonly digestOf: (path: string) => Promise<FileDigest | undefined>;
  /**
   * Reads a file of the site; undefined if the site does not have it.
   * @throws MetadataError if it is missing or not what was signed.
   */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** The state to trust from now on. */
  readonly trusted: TrustedState;
}

type Read = (path: string) => Promise<Buffer | undefined>;

/** The input of every step. */
interface Update {
  readonly read: Read;
  /** The time at which the update started: one time for all steps (5.1). */
  readonly now: Date;
}

type Document = Metadata<Root> | Metadata<Timestamp> | Metadata<Snapshot> | Metadata<Targets>;
/** The document that names the keys of another, which is a role of it. */
type Delegator = Metadata<Root> | Metadata<Targets>;

/** Detects an arbitrary software attack: the document has too few signatures by the expected keys. */
function checkSignatures(delegator: Delegator, role: string, document: Document, name: string): void {
  try {
    delegator.verifyDelegate(role, document);
  } catch (cause) {
    throw new MetadataError(`${name} is not signed by the expected keys: ${String(cause)}`, { cause });
  }
}

/** Detects a freeze attack: the document has expired. */
function checkExpiry(signed: Pick<Root, 'expires' | 'isExpired'>, now: Date, name: string): void {
  if (signed.isExpired(now)) throw new ExpiredMetadata(`${name} expired on ${signed.expires}.`);
}

/** @throws MetadataError if the content does not match its digest. */
function checkDigest(content: Uint8Array, { length, sha256 }: FileDigest, path: string): void {
  const isSame = content.length === length && sha256Of(content) === sha256;
  if (!isSame) throw new MetadataError(`${path} is not what was signed.`);
}

async function load({ read }: Update, name: string): Promise<Buffer> {
  const content = await read(`${METADATA_FOLDER}/${name}`);
  if (!content) throw new MetadataError(`The site lacks ${METADATA_FOLDER}/${name}.`);
  return content;
}

/** 5.2 and 5.3: loads the trusted root, and follows it to the newest one, as long as each is signed by its predecessor. */
async function updateRoot(trusted: Uint8Array, { read, now }: Update) {
  let content = trusted;
  let root = readMetadata('root', content, 'The root document');
  checkSignatures(root, 'root', root, 'The root document');
  for (;;) {
    const version = root.signed.version + 1;
    const name = `${METADATA_FOLDER}/${String(version)}.root.json`;
    const next = await read(name); // 5.3.3
    if (!next) break;
    const newer = readMetadata('root', next, name);
    checkSignatures(root, 'root', newer, name); // 5.3.4
    checkSignatures(newer, 'root', newer, name);
    if (newer.signed.version !== version) throw new MetadataError(`${name} has another version.`); // 5.3.5
    [content, root] = [next, newer]; // 5.3.7
  }
  checkExpiry(root.signed, now, 'The root document'); // 5.3.10
  return { content, root };
}

/**
 * 5.4: updates the timestamp, whose version is that of the site. It says which preview the site is; that of
 * the site that visitors get names no preview.
 */
async function updateTimestamp(
  root: Metadata<Root>,
  { version: trustedVersion, preview }: TrustedState,
  update: Update,
) {
  const name = 'timestamp.json';
  const timestamp = readMetadata('timestamp', await load(update, name), name); // 5.4.1
  checkSignatures(root, 'timestamp', timestamp, name); // 5.4.2
  if (timestamp.signed.unrecognizedFields['preview'] !== preview) {
    throw new MetadataError(
      `The site is not ${preview === undefined ? 'the one for visitors' : `preview ${preview}`}.`,
    );
  }
  const { version } = timestamp.signed;
  // 5.4.3: detects a rollback attack.
  if (version < trustedVersion) {
    throw new MetadataError(
      `The site has version ${String(version)}, but version ${String(trustedVersion)} was already seen.`,
    );
  }
  checkExpiry(timestamp.signed, update.now, name); // 5.4.4
  return timestamp;
}

const metaSchema = v.object({
  version: v.number(),
  length: v.number(),
  hashes: v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
});

function readMeta(meta: MetaFile | undefined, name: string): DocumentDigest {
  const result = v.safeParse(metaSchema, meta);
  if (!result.success) throw new MetadataError(`No signed document names ${name}.`);
  const { version, length, hashes } = result.output;
  return { version, length, sha256: hashes.sha256 };
}

/** The entry that names a document, and the keys that sign it. */
interface Naming {
  readonly meta: MetaFile | undefined;
  readonly delegator: Delegator;
  readonly role: string;
}

/** 5.5 and 5.6: updates a document that another one names by digest and version. */
async function updateNamed<K extends 'snapshot' | 'targets'>(
  kind: K,
  name: string,
  { meta, delegator, role }: Naming,
  update: Update,
) {
  const content = await load(update, name); // 5.5.1, 5.6.1
  const expected = readMeta(meta, name);
  checkDigest(content, expected, name); // 5.5.2, 5.6.2
  const document = readMetadata(kind, content, name);
  checkSignatures(delegator, role, document, name); // 5.5.3, 5.6.3
  if (document.signed.version !== expected.version) throw new MetadataError(`${name} has another version.`); // 5.5.4, 5.6.4
  checkExpiry(document.signed, update.now, name); // 5.5.6, 5.6.5
  return document;
}

/** The files that a bin names. */
function filesOf({ signed }: Metadata<Targets>): Bin {
  return new Map(
    Object.entries(signed.targets).map(([path, { length, hashes }]) => [
      path,
      { length, sha256: hashes['sha256'] ?? '' },
    ]),
  );
}

/** Remembers the results of a function. */
function once<T>(work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const result = known.get(name) ?? work(name);
    known.set(name, result);
    // A store that failed may respond the next time.
    result.catch(() => known.delete(name));
    return result;
  };
}

/**
 * Verifies a site as a client of The Update Framework does: from the root to the document that distributes the site's
 * files over bins. Each bin and each file is verified when it is read.
 *
 * The functions above name the steps of the specification's client workflow (version 1.0.31, section 5). Two of them are
 * left out. 5.3.11 resets versions after a change of keys; ours only grow. 5.5.5 compares a snapshot with the last one,
 * which is not kept: the timestamp, whose version cannot fall, names each document by its digest.
 * @param read a file of the site.
 * @throws MetadataError if it is not signed, is older than one seen before, or has expired.
 */
export async function verifySite(trusted: TrustedState, read: Read, now: Date): Promise<VerifiedSite> {
  const update: Update = { read, now };
  const { content: rootContent, root } = await updateRoot(trusted.root, update);
  const timestamp = await updateTimestamp(root, trusted, update);
  const named = { meta: timestamp.signed.snapshotMeta, delegator: root, role: 'snapshot' };
  const snapshot = await updateNamed('snapshot', 'snapshot.json', named, update);
  const meta = new Map(Object.entries(snapshot.signed.meta));
  const namedBy = (delegator: Delegator, role: string): Naming => ({ meta: meta.get(`${role}.json`), delegator, role });
  const targets = await updateNamed('targets', 'targets.json', namedBy(root, 'targets'), update);
  // 5.6.7: one delegation holds the files of the site in bins, the others the release order of each team.
  const layout = await updateNamed('targets', `${LAYOUT}.json`, namedBy(targets, LAYOUT), update);
  const documents = new Map(Array.from(meta, ([name, one]) => [name, readMeta(one, name)]));
  const readBin = once(async (name) =>
    filesOf(await updateNamed('targets', `${name}.json`, namedBy(layout, name), update)),
  );
  const digestOf = async (path: string) =>
    path.startsWith(`${METADATA_FOLDER}/`)
      ? documents.get(path.slice(METADATA_FOLDER.length + 1))
      : (await readBin(binOf(layout, path))).get(path);
  return {
    version: timestamp.signed.version,
    expires: new Date(timestamp.signed.expires),
    documents,
    layout,
    readBin,
    digestOf,
    // 5.7: fetches a target, and checks it against the digest that was signed.
    read: async (path) => {
      const digest = await digestOf(path);
      if (!digest) return undefined;
      const content = await read(path);
      if (!content) throw new MetadataError(`The store does not have ${path} of the site.`);
      checkDigest(content, digest, path);
      return content;
    },
    trusted: { ...trusted, root: rootContent, version: timestamp.signed.version },
  };
}
