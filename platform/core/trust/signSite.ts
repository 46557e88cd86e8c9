import { digestOf, type FileDigest, type SiteContent } from '../store/siteContent.ts';
import {
  bitsFor,
  changeBin,
  changeBins,
  distribute,
  LAYOUT,
  readAllBins,
  type Bin,
  type DocumentDigest,
} from './bins.ts';
import { METADATA_FOLDER, readMetadata, writeMetadata } from './metadata.ts';
import { keysOf, type Policy } from './policy.ts';
import { describeKey, type Signer } from './signer.ts';
import type { VerifiedSite } from './verifySite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Validity of a signed site in days; the release service renews the signature while it runs. */
export const TIMESTAMP_DAYS = 7;
/** The other documents only change with the site; the timestamp proves that they are current. */
const SITE_DAYS = 365;
/** A bin stays as it was signed as long as its files stay, and every site names it by its digest. */
const BIN_DAYS = 10 * SITE_DAYS;

/** The role in which a remote's team signs, and the name of its document. */
export const teamRole = (name: string) => `remote-${name}`;

/** The last release order for a remote, as it was signed. */
export interface SignedOrder {
  readonly content: Uint8Array;
  readonly version: number;
  /** The key that signed it: the team’s own, or one that a workflow’s token vouched for. */
  readonly keyId: string;
}

/** A site before it is signed. */
export interface UnsignedSite {
  /** Version of the site, from 1: higher than any earlier one. */
  readonly version: number;
  /** The files that differ from those of the site before, by path; undefined removes one. */
  readonly files: ReadonlyMap<string, SiteContent>;
  /** The site before, whose other files stay; without it, the site only has the files above. */
  readonly before?: VerifiedSite | undefined;
  /** By remote. */
  readonly orders: ReadonlyMap<string, SignedOrder>;
  readonly policy: Policy;
  /** Root documents in order; the current one is last. */
  readonly roots: readonly Uint8Array[];
  readonly now: Date;
  /** The preview that it is, and when that ends; undefined for the site that visitors get. */
  readonly preview?: { readonly id: string; readonly until: string } | undefined;
}

function described({ length, sha256 }: FileDigest) {
  return { length, hashes: { sha256 } };
}

/**
 * The keys that the service trusts for each remote: a delegation for each team, and one for itself, which holds the site.
 */
function delegations({ orders, policy }: UnsignedSite, siteKeyId: string) {
  const roles = Array.from(orders, ([name, { keyId }]) => ({
    name: teamRole(name),
    keyids: [...new Set([...keysOf(policy, name), keyId])],
    threshold: 1,
    terminating: true,
    paths: [`${name}/*`],
  }));
  const files = { name: LAYOUT, keyids: [siteKeyId], threshold: 1, terminating: true, paths: ['**'] };
  const ids = new Set([siteKeyId, ...roles.flatMap(({ keyids }) => keyids)]);
  return { keys: Object.fromEntries(Array.from(ids, (id) => [id, describeKey(id)])), roles: [...roles, files] };
}

/** The document that distributes the files of the site over bins, which the service signs. */
function layoutFields(bits: number, siteKeyId: string) {
  const bins = { keyids: [siteKeyId], threshold: 1, bit_length: bits, name_prefix: 'bin' };
  return { targets: {}, delegations: { keys: { [siteKeyId]: describeKey(siteKeyId) }, succinct_roles: bins } };
}

/** The bins that have to be signed, and how many bits name one. */
async function findBins({ files, before }: UnsignedSite, layOut: (bits: number) => VerifiedSite['layout']) {
  const changed = before && (await changeBins(before, files));
  if (changed) return { bits: before.layout.signed.delegations?.succinctRoles?.bitLength ?? 0, bins: changed };
  const all = changeBin(before ? await readAllBins(before) : new Map(), files);
  const bits = bitsFor(all.size);
  return { bits, bins: distribute(layOut(bits), all) };
}

/**
 * Signs a site: writes the documents of The Update Framework (specification 1.0) that link the root to every file. Files
 * are in hashed bins (section 4.5), so that only the bins of changed files are read and written.
 * @returns the documents that differ from those of the site before, by their path in the site.
 */
export async function signSite(site: UnsignedSite, signer: Signer): Promise<Map<string, SiteContent>> {
  const { version, before, orders, roots, now, preview } = site;
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const write = (kind: 'targets' | 'snapshot', days: number, fields: Parameters<typeof writeMetadata>[1]['fields']) =>
    writeMetadata(kind, { version, expires: after(days), fields }, [signer]);
  const writeLayout = (bits: number) => write('targets', SITE_DAYS, layoutFields(bits, signer.id));
  const writeBin = (bin: Bin) =>
    write('targets', BIN_DAYS, {
      targets: Object.fromEntries(Array.from(bin, ([path, one]) => [path, described(one)])),
    });

  const { bits, bins } = await findBins(site, (count) => readMetadata('targets', writeLayout(count), LAYOUT));
  const named = [
    ['targets.json', write('targets', SITE_DAYS, { targets: {}, delegations: delegations(site, signer.id) })],
    [`${LAYOUT}.json`, writeLayout(bits)],
    ...Array.from(bins, ([name, bin]) => [`${name}.json`, writeBin(bin)] as const),
  ] as const;
  const meta = new Map<string, DocumentDigest>([
    ...(before && bins.size < 2 ** bits ? [...before.documents].filter(([name]) => name.startsWith('bin-')) : []),
    ...named.map(([name, content]) => [name, { version, ...digestOf(content) }] as const),
    ...Array.from(
      orders,
      ([name, one]) => [`${teamRole(name)}.json`, { version: one.version, ...digestOf(one.content) }] as const,
    ),
  ]);
  const snapshot = write('snapshot', SITE_DAYS, {
    meta: Object.fromEntries(Array.from(meta, ([name, one]) => [name, { version: one.version, ...described(one) }])),
  });
  const expires = preview ? new Date(preview.until) : after(TIMESTAMP_DAYS);
  const currentSnapshot = { 'snapshot.json': { version, ...described(digestOf(snapshot)) } };
  const timestamp = writeMetadata(
    'timestamp',
    { version, expires, fields: { meta: currentSnapshot, ...(preview && { preview: preview.id }) } },
    [signer],
  );
  const known = before?.documents ?? new Map<string, DocumentDigest>();
  const documents: (readonly [string, SiteContent])[] = [
    ...Array.from(known.keys(), (name) => [name, undefined] as const).filter(([name]) => !meta.has(name)),
    ['timestamp.json', timestamp],
    ['snapshot.json', snapshot],
    ...named,
    ...Array.from(orders, ([name, { content }]) => [`${teamRole(name)}.json`, content] as const).filter(
      ([name]) => known.get(name)?.sha256 !== meta.get(name)?.sha256,
    ),
    ...roots.map((content, index) => [`${String(index + 1)}.root.json`, content] as const),
  ];
  return new Map(documents.map(([name, content]) => [`${METADATA_FOLDER}/${name}`, content]));
}
