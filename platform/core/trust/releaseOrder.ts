import type { Targets } from '@tufjs/models';
import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { sha256Of } from '../format/sha256Of.ts';
import { isSignedBy, MetadataError, readMetadata, writeMetadata } from './metadata.ts';
import type { Signer } from './signer.ts';

/** The source of a release, as claimed by its builder. */
export const sourceSchema = v.object({
  /** Address of the repository. */
  repository: v.optional(v.pipe(v.string(), v.maxLength(300))),
  /** The commit: 40 or 64 hexadecimal digits. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'a commit of 40 or 64 digits'))),
  /** Whether the files differed from the commit. */
  dirty: v.optional(v.boolean()),
});

/** The source of a release, as its builder claims. */
export type Source = v.InferOutput<typeof sourceSchema>;

const actions = ['publish', 'canary', 'rollback', 'withdraw'] as const;

/** The action of a release order on a remote. */
export type ReleaseAction = (typeof actions)[number];

/** The content of a release order: from now on visitors, or a share of them, get this release of this remote, or none. */
export interface ReleaseOrder {
  readonly name: string;
  /** Number of the release order for this remote, from 1: each is accepted once, directly after the one before. */
  readonly version: number;
  /** Expiry time. */
  readonly expires: Date;
  /** Address of the release service that may accept it. */
  readonly audience: string;
  readonly action: ReleaseAction;
  /** SHA-256 of `release.json` in hexadecimal digits, and its size in bytes; undefined to withdraw the remote. */
  readonly release: { readonly sha256: string; readonly length: number } | undefined;
  readonly source: Source;
  /** Per cent of the visitors that get a canary; undefined for other actions. */
  readonly share?: number | undefined;
  /** False if the release must not be taken back without a person. */
  readonly guard?: boolean | undefined;
}

/** Validity in milliseconds of a release order that is sent at once. */
export const ORDER_LIFE_MS = 60 * 60 * 1000;

/**
 * How a release order identifies a release.
 * @param manifest its `release.json`.
 */
export function nameRelease(manifest: Uint8Array): NonNullable<ReleaseOrder['release']> {
  return { sha256: sha256Of(manifest), length: manifest.length };
}

const targetPath = (name: string) => `${name}/release.json`;

/** The fields that every order of a team has. */
export function orderFields({
  name,
  audience,
  release,
  source,
}: Pick<ReleaseOrder, 'name' | 'audience' | 'release' | 'source'>) {
  const targets = release ? { [targetPath(name)]: { length: release.length, hashes: { sha256: release.sha256 } } } : {};
  const said = Object.entries(source).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return { targets, audience, source: Object.fromEntries(said) };
}

/**
 * Signs a release order. It is the targets document of the team's delegated role in The Update Framework (specification
 * 1.0, section 4.5), with three more fields.
 */
export function signOrder(order: ReleaseOrder, signer: Signer): Buffer {
  const { version, expires, action, share, guard } = order;
  const rollout = { ...(share !== undefined && { share }), ...(guard !== undefined && { guard }) };
  const fields = { ...orderFields(order), action, ...rollout };
  return writeMetadata('targets', { version, expires, fields }, [signer]);
}

const saidSchema = v.pipe(
  v.object({
    action: v.picklist(actions),
    audience: v.string(),
    source: sourceSchema,
    share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    guard: v.optional(v.boolean()),
  }),
  v.check(({ action, share }) => (share !== undefined) === (action === 'canary'), 'a share, of a canary alone'),
);
const releaseSchema = v.object({
  length: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hashes: v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
});

/**
 * The release that an order of a team names; undefined if it names none.
 * @param what for messages.
 * @throws MetadataError if the order names anything else than the remote's release.
 */
export function readNamedRelease(name: string, { targets }: Targets, what: string): ReleaseOrder['release'] {
  const paths = Object.keys(targets);
  if (paths.some((path) => path !== targetPath(name))) {
    throw new MetadataError(`${what} names ${paths.join(', ')}, not ${targetPath(name)}.`);
  }
  const target = targets[targetPath(name)];
  const release = target && v.safeParse(releaseSchema, target);
  if (release && !release.success) throw new MetadataError(`${what} cannot be read: ${v.summarize(release.issues)}`);
  return release && { sha256: release.output.hashes.sha256, length: release.output.length };
}

/**
 * Parses a release order. Does not check whether an authorised key signed it.
 * @param name the remote that it should be about.
 * @throws MetadataError if it is not a release order, or about another remote.
 */
export function readOrder(name: string, content: Uint8Array): ReleaseOrder {
  const what = `The release order for ${name}`;
  v.parse(nameSchema, name);
  const { signed } = readMetadata('targets', content, what);
  const said = v.safeParse(saidSchema, signed.unrecognizedFields);
  const version = v.safeParse(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), signed.version);
  if (!said.success || !version.success) {
    throw new MetadataError(
      `${what} cannot be read: ${[said, version].flatMap(({ issues }) => (issues ? [v.summarize(issues)] : [])).join('; ')}`,
    );
  }
  const { action, audience, source, share, guard } = said.output;
  const release = readNamedRelease(name, signed, what);
  if ((release === undefined) !== (action === 'withdraw')) {
    throw new MetadataError(
      `${what} names ${release ? targetPath(name) : 'no release'}, which does not fit “${action}”.`,
    );
  }
  return {
    name,
    version: version.output,
    expires: new Date(signed.expires),
    audience,
    action,
    release,
    source,
    ...(share !== undefined && { share }),
    ...(guard !== undefined && { guard }),
  };
}

/** The keys, of those given, that signed this exact document. */
export function signersOf(content: Uint8Array, keyIds: readonly string[]): string[] {
  const metadata = readMetadata('targets', content, 'The release order');
  return keyIds.filter((id) => isSignedBy(metadata, id));
}
