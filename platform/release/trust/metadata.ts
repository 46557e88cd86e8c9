import {
  Key,
  Metadata,
  MetadataKind,
  type Root,
  type Snapshot,
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
  override readonly name = 'MetadataError';
}

const targetsSchema = v.record(v.string(), objectSchema);

/** The fields of the targets document besides its targets. */
const fieldsOf = ({ version, specVersion, expires, delegations, unrecognizedFields }: Targets) => ({
  version,
  specVersion,
  expires,
  ...(delegations && { delegations }),
  unrecognizedFields,
});

/**
 * The targets of a site. The library's class copies all earlier targets for each new one, which takes 0.3 s for the
 * files of 330 pages and grows quadratically.
 */
class SiteTargets extends Targets {
  static parse({ signed, ...others }: v.InferOutput<typeof documentSchema>): Metadata<Targets> {
    const entries = Object.entries(v.parse(targetsSchema, signed['targets'] ?? {}));
    const metadata = Metadata.fromJSON(MetadataKind.Targets, { ...others, signed: { ...signed, targets: {} } });
    const targets = Object.fromEntries(entries.map(([path, json]) => [path, TargetFile.fromJSON(path, json)]));
    metadata.signed = new SiteTargets({ ...fieldsOf(metadata.signed), targets });
    return metadata;
  }

  override toJSON(): ReturnType<Targets['toJSON']> {
    const targets = Object.entries(this.targets).map(([path, target]) => [path, target.toJSON()] as const);
    return { ...new Targets({ ...fieldsOf(this), targets: {} }).toJSON(), targets: Object.fromEntries(targets) };
  }
}

function parse(json: v.InferOutput<typeof documentSchema>): { [K in keyof Kinds]: () => Kinds[K] } {
  return {
    root: () => Metadata.fromJSON(MetadataKind.Root, json),
    timestamp: () => Metadata.fromJSON(MetadataKind.Timestamp, json),
    snapshot: () => Metadata.fromJSON(MetadataKind.Snapshot, json),
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
