import * as v from 'valibot';
import { registrySchema, type Registry } from '@artha/shared/contract';
import type { SiteMemory } from '../compose/SiteMemory.ts';
import { forEachLimited } from '../store/forEachLimited.ts';
import type { StoredSite } from '../store/store.ts';
import { METADATA_FOLDER, readMetadata } from '../trust/metadata.ts';
import { teamRole, type SignedOrder } from '../trust/signSite.ts';
import { usedTokenSchema } from '../trust/authenticateOrder.ts';
import { parseSiteFile } from '../trust/parseSiteFile.ts';
import { verifySite, type TrustedState, type VerifiedSite } from '../trust/verifySite.ts';
import type { LastSigned } from '../trust/authority.ts';
import { LOG_FILE, logHeadSchema, type LogHead } from '../trust/logHead.ts';
import { emptyRegistry } from './emptyRegistry.ts';

/** Files of a site in which the release service keeps its state. */
const stateFiles = { registry: 'registry.json', usedTokens: 'used-tokens.json', log: LOG_FILE } as const;

const usedTokensSchema = v.array(usedTokenSchema);

/** Everything that a site is composed from, besides the releases and the configuration. */
export interface SiteState {
  /** Version of the site; 0 before the first. */
  readonly version: number;
  readonly registry: Registry;
  /** The last release order for each remote. */
  readonly orders: ReadonlyMap<string, SignedOrder>;
  readonly usedTokens: v.InferOutput<typeof usedTokensSchema>;
  /** Undefined before the first entry. */
  readonly log: LogHead | undefined;
}

/** A site of which only signed content is read. */
export interface SignedSite {
  readonly state: SiteState;
  readonly verified: VerifiedSite;
  readonly read: VerifiedSite['read'];
}

/** The state of a site without releases. */
export function emptyState(version: number): SiteState {
  return { version, registry: emptyRegistry, orders: new Map(), usedTokens: [], log: undefined };
}

/**
 * A release order as a site keeps it.
 * @throws MetadataError if it cannot be read.
 */
export function signedOrder(name: string, content: Uint8Array): SignedOrder {
  const { signed, signatures } = readMetadata('targets', content, `The release order for ${name}`);
  return { content, version: signed.version, keyId: Object.keys(signatures)[0] ?? '' };
}

/** Number of release orders that are read at the same time. */
const READS_AT_ONCE = 16;

/** The remotes with a release order. */
function namesOf({ documents }: VerifiedSite): string[] {
  const form = new RegExp(`^${teamRole('(?<name>.+)')}\\.json$`);
  return [...documents.keys()].flatMap((file) => form.exec(file)?.groups?.['name'] ?? []);
}

/**
 * Opens a site of a store and verifies its signatures.
 * @param memory has what does not have to be read again; keeps what is read.
 * @throws MetadataError if one is invalid.
 */
export async function readSignedSite(
  site: StoredSite,
  trusted: TrustedState,
  now: Date,
  memory: SiteMemory,
): Promise<SignedSite> {
  const verified = await verifySite(trusted, (path) => site.read(path), now);
  const { read } = verified;
  const parse = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    parseSiteFile(await read(path), path, schema);
  const names = namesOf(verified);
  const digests = new Map<string, string>();
  const readOrders = new Map<string, SignedOrder>();
  await forEachLimited(names, READS_AT_ONCE, async (name) => {
    const path = `${METADATA_FOLDER}/${teamRole(name)}.json`;
    const { sha256 = '' } = (await verified.digestOf(path)) ?? {};
    digests.set(name, sha256);
    const known = memory.last?.orders.get(sha256);
    const content = known ? undefined : await read(path);
    const order = known ?? (content && signedOrder(name, content));
    if (order) readOrders.set(sha256, order);
  });
  const orders = new Map(
    names.flatMap((name) => {
      const order = readOrders.get(digests.get(name) ?? '');
      return order ? [[name, order] as const] : [];
    }),
  );
  const registryDigest = (await verified.digestOf(stateFiles.registry))?.sha256;
  const { last } = memory;
  const registry =
    last?.registryDigest === registryDigest && last ? last.registry : await parse(stateFiles.registry, registrySchema);
  memory.keep({ registry, registryDigest, orders: readOrders });
  const state: SiteState = {
    version: verified.version,
    registry,
    orders,
    usedTokens: await parse(stateFiles.usedTokens, usedTokensSchema),
    log: (await verified.digestOf(stateFiles.log)) ? await parse(stateFiles.log, logHeadSchema) : undefined,
  };
  return { state, verified, read };
}

/** The files with the site's state, without its registry. */
export function writeState({ usedTokens, log }: SiteState): Map<string, Uint8Array> {
  const files: (readonly [string, unknown])[] = [
    [stateFiles.usedTokens, usedTokens],
    ...(log ? [[stateFiles.log, log] as const] : []),
  ];
  return new Map(files.map(([path, content]) => [path, Buffer.from(`${JSON.stringify(content)}\n`)]));
}

/** The part of a state that the service remembers. */
export function toLastSigned({ version, registry, orders, usedTokens, log }: SiteState): LastSigned {
  return {
    version,
    registry,
    orders: Object.fromEntries(
      Array.from(orders, ([name, { content }]) => [name, Buffer.from(content).toString('base64')]),
    ),
    usedTokens,
    log,
  };
}

/** The state that the service remembers. */
export function fromLastSigned({ version, registry, orders, usedTokens, log }: LastSigned): SiteState {
  return {
    version,
    registry,
    orders: new Map(
      Object.entries(orders).map(([name, text]) => [name, signedOrder(name, Buffer.from(text, 'base64'))]),
    ),
    usedTokens,
    log,
  };
}
