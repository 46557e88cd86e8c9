import {
  Key,
  MetaFile,
  Metadata,
  MetadataKind,
  type Root,
  Snapshot,
  TargetFile,
  Targets,
  type Timestamp,
} from '@tufjs/models';
import * as v from 'valibot';
import { describeKey, type Signer } from './signer.ts';

/** Folder of a site with the documents that prove it. */
export const METADATA_FOLDER = 'metadata';

/** Version of The Update Framework specification that the documents follow. */
const SPECIFICATION = '1.0.31';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json;
}

/** An object of parsed JSON: its values can only be JSON. */
const objectSchema = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const documentSchema = v.object({ signed: objectSchema, signatures: v.array(objectSchema) });

interface Kinds {
  root: Metadata<Root>;
  timestamp: Metadata<Timestamp>;
  snapshot: Metadata<Snapshot>;
  targets: Metadata<Targets>;
}

/** Thrown if metadata are invalid; the message is for site operators. */
export class MetadataError extends Error {
  override readonly name: string = 'MetadataError';
}

/** A document is older than its signature allows, by the clock of this machine. */
export class ExpiredMetadata extends MetadataError {
  override readonly name = 'ExpiredMetadata';
}

const recordSchema = v.record(v.string(), objectSchema);
const rolesSchema = v.array(v.object({ name: v.string() }));
const delegationsSchema = v.object({ keys: recordSchema, roles: v.optional(v.array(objectSchema)) });

type Document = v.InferOutput<typeof documentSchema>;

/*
 * The library's classes copy all earlier entries for each new one, when they are read and when they are written. For the
 * documents of a thousand remotes that takes seconds, and grows quadratically. The classes below give each entry to the
 * library by itself. They are written as they were read, so a signature covers exactly what was read.
 */

/** The keys and roles that a document delegates to. */
function parseDelegations(signed: JsonObject): Targets['delegations'] {
  const { delegations } = signed;
  if (delegations === undefined) return undefined;
  const { keys, roles } = v.parse(delegationsSchema, delegations);
  const parseOne = (one: JsonObject) => Targets.fromJSON({ ...signed, targets: {}, delegations: one }).delegations;
  const parsed = parseOne({
    ...v.parse(objectSchema, delegations),
    keys: {},
    ...(roles && { roles: roles.slice(0, 1) }),
  });
  for (const [id, key] of Object.entries(keys)) Object.assign(parsed?.keys ?? {}, { [id]: Key.fromJSON(id, key) });
  for (const role of roles?.slice(1) ?? []) {
    const [name = ''] = v.parse(rolesSchema, [role]).map((one) => one.name);
    if (Object.hasOwn(parsed?.roles ?? {}, name)) throw new Error(`There are two roles ${name}.`);
    Object.assign(parsed?.roles ?? {}, parseOne({ keys: {}, roles: [role] })?.roles);
  }
  return parsed;
}

/** The targets of a site, or of a bin. */
class SiteTargets extends Targets {
  readonly #json: JsonObject;

  private constructor(json: JsonObject, options: ConstructorParameters<typeof Targets>[0]) {
    super(options);
    this.#json = json;
  }

  static parse({ signed, ...others }: Document): Metadata<Targets> {
    const entries = Object.entries(v.parse(recordSchema, signed['targets'] ?? {}));
    const { delegations: _, ...plain } = signed;
    const metadata = Metadata.fromJSON(MetadataKind.Targets, { ...others, signed: { ...plain, targets: {} } });
    const { version, specVersion, expires, unrecognizedFields } = metadata.signed;
    const targets = Object.fromEntries(entries.map(([path, json]) => [path, TargetFile.fromJSON(path, json)]));
    const delegations = parseDelegations(signed);
    const fields = { version, specVersion, expires, targets, unrecognizedFields };
    metadata.signed = new SiteTargets(signed, { ...fields, ...(delegations && { delegations }) });
    return metadata;
  }

  override toJSON(): JsonObject {
    return this.#json;
  }
}

/** The list of a site's documents. */
class SiteSnapshot extends Snapshot {
  readonly #json: JsonObject;

  private constructor(json: JsonObject, options: ConstructorParameters<typeof Snapshot>[0]) {
    super(options);
    this.#json = json;
  }

  static parse({ signed, ...others }: Document): Metadata<Snapshot> {
    const entries = Object.entries(v.parse(recordSchema, signed['meta'] ?? {}));
    const metadata = Metadata.fromJSON(MetadataKind.Snapshot, { ...others, signed: { ...signed, meta: {} } });
    const { version, specVersion, expires, unrecognizedFields } = metadata.signed;
    const meta = Object.fromEntries(entries.map(([name, json]) => [name, MetaFile.fromJSON(json)]));
    metadata.signed = new SiteSnapshot(signed, { version, specVersion, expires, meta, unrecognizedFields });
    return metadata;
  }

  override toJSON(): JsonObject {
    return this.#json;
  }
}

function parse(json: Document): { [K in keyof Kinds]: () => Kinds[K] } {
  return {
    root: () => Metadata.fromJSON(MetadataKind.Root, json),
    timestamp: () => Metadata.fromJSON(MetadataKind.Timestamp, json),
    snapshot: () => SiteSnapshot.parse(json),
    targets: () => SiteTargets.parse(json),
  };
}

/**
 * Parses a document of The Update Framework. Does not check its signatures.
 * @param name for messages: `timestamp.json`.
 * @throws MetadataError if it is not a document of this kind.
 */
export function readMetadata<K extends keyof Kinds>(kind: K, content: Uint8Array, name: string): Kinds[K] {
  try {
    const { signed, signatures } = v.parse(documentSchema, JSON.parse(Buffer.from(content).toString()));
    return parse({ signed, signatures })[kind]();
  } catch (cause) {
    throw new MetadataError(`${name} cannot be read: ${String(cause)}`, { cause });
  }
}

/** The fields that every document has. */
export interface Signed {
  readonly version: number;
  readonly expires: Date;
  /** The fields of this kind of document. */
  readonly fields: JsonObject;
}

/** Writes a document, signed with each of the keys. */
export function writeMetadata(
  kind: keyof Kinds,
  { version, expires, fields }: Signed,
  signers: readonly Signer[],
): Buffer {
  const signed = {
    ...fields,
    _type: kind,
    spec_version: SPECIFICATION,
    version,
    expires: `${expires.toISOString().slice(0, 19)}Z`,
  };
  const metadata = parse({ signed, signatures: [] })[kind]();
  for (const signer of signers) metadata.sign(signer.sign);
  return Buffer.from(`${JSON.stringify(metadata.toJSON(), null, 1)}\n`);
}

/**
 * Whether a key signed this exact document.
 * @param keyId in the format of `keyIdSchema`.
 */
export function isSignedBy(metadata: Kinds[keyof Kinds], keyId: string): boolean {
  try {
    Key.fromJSON(keyId, describeKey(keyId)).verifySignature(metadata);
    return true;
  } catch {
    return false;
  }
}
