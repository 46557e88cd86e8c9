import * as v from 'valibot';
import { registrySchema, type Registry } from '@artha/shared/contract';
import { forEachLimited } from '../store/forEachLimited.ts';
import type { StoredSite } from '../store/store.ts';
import { METADATA_FOLDER } from '../trust/metadata.ts';
import { teamRole } from '../trust/signSite.ts';
import { usedTokenSchema } from '../trust/acceptOrder.ts';
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
  /** The last release order for each remote, as it was signed. */
  readonly orders: ReadonlyMap<string, Uint8Array>;
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
 * The parts of the last site that was read or signed which grow with the number of remotes, by their signed digests: the next site
 * has nearly all of them.
 */
let known: {
  readonly orders: ReadonlyMap<string, Uint8Array>;
  readonly registry: Registry | undefined;
  readonly registryDigest: string | undefined;
} = { orders: new Map(), registry: undefined, registryDigest: undefined };

/** Keeps the registry of a site that was read or signed, with the signed digest of its file. */
export function rememberRegistry(registry: Registry, registryDigest: string | undefined): void {
  known = { ...known, registry, registryDigest };
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
 * @throws MetadataError if one is invalid.
 */
export async function readSignedSite(site: StoredSite, trusted: TrustedState, now: Date): Promise<SignedSite> {
  const verified = await verifySite(trusted, (path) => site.read(path), now);
  const { read } = verified;
  const parse = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    parseSiteFile(await read(path), path, schema);
  const names = namesOf(verified);
  const digests = new Map<string, string>();
  const contents = new Map<string, Uint8Array>();
  await forEachLimited(names, READS_AT_ONCE, async (name) => {
    const path = `${METADATA_FOLDER}/${teamRole(name)}.json`;
    const { sha256 = '' } = (await verified.digestOf(path)) ?? {};
    const content = known.orders.get(sha256) ?? (await read(path));
    digests.set(name, sha256);
    if (content) contents.set(sha256, content);
  });
  const orders = new Map(
    names.flatMap((name) => {
      const content = contents.get(digests.get(name) ?? '');
      return content ? [[name, content] as const] : [];
    }),
  );
  const registryDigest = (await verified.digestOf(stateFiles.registry))?.sha256;
  const registry =
    known.registry && known.registryDigest === registryDigest
      ? known.registry
      : await parse(stateFiles.registry, registrySchema);
  known = { ...known, orders: contents };
  rememberRegistry(registry, registryDigest);
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
      Array.from(orders, ([name, content]) => [name, Buffer.from(content).toString('base64')]),
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
    orders: new Map(Object.entries(orders).map(([name, text]) => [name, Buffer.from(text, 'base64')])),
    usedTokens,
    log,
  };
}
