import { digestOf, type SiteContent } from '../store/siteContent.ts';
import { writeMetadata } from './metadata.ts';
import { keysOf, type Policy } from './policy.ts';
import { describeKey, type Signer } from './signer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Validity of a signed site in days; the release service renews the signature while it runs. */
export const TIMESTAMP_DAYS = 7;
/** The other documents only change with the site; the timestamp proves that they are current. */
const SITE_DAYS = 365;

/** Folder of a site with the documents that prove it. */
export const METADATA_FOLDER = 'metadata';

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
  /** Every file of the site, by path: its content, or the digest of one that does not change. */
  readonly files: ReadonlyMap<string, SiteContent>;
  /** By remote. */
  readonly orders: ReadonlyMap<string, SignedOrder>;
  readonly policy: Policy;
  /** Root documents in order; the current one is last. */
  readonly roots: readonly Uint8Array[];
  readonly now: Date;
}

function described(content: SiteContent) {
  const { length, sha256 } = digestOf(content);
  return { length, hashes: { sha256 } };
}

/**
 * Which keys the service trusts for which remote: a delegation for each team, and one for itself, which holds the site.
 */
function delegations({ orders, policy }: UnsignedSite, siteKeyId: string) {
  const roles = Array.from(orders, ([name, { keyId }]) => ({
    name: teamRole(name),
    keyids: [...new Set([...keysOf(policy, name), keyId])],
    threshold: 1,
    terminating: true,
    paths: [`${name}/*`],
  }));
  const site = { name: 'site', keyids: [siteKeyId], threshold: 1, terminating: true, paths: ['**'] };
  const ids = new Set([siteKeyId, ...roles.flatMap(({ keyids }) => keyids)]);
  return { keys: Object.fromEntries(Array.from(ids, (id) => [id, describeKey(id)])), roles: [...roles, site] };
}

/**
 * Signs a site: writes the documents of The Update Framework (specification 1.0) that link the root to every file.
 * @returns the documents by their path in the site.
 */
export function signSite(site: UnsignedSite, signer: Signer): Map<string, Uint8Array> {
  const { version, files, orders, roots, now } = site;
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const write = (
    kind: 'targets' | 'snapshot' | 'timestamp',
    days: number,
    fields: Parameters<typeof writeMetadata>[1]['fields'],
  ) => writeMetadata(kind, { version, expires: after(days), fields }, [signer]);

  const siteFiles = write('targets', SITE_DAYS, {
    targets: Object.fromEntries(Array.from(files, ([path, content]) => [path, described(content)])),
  });
  const targets = write('targets', SITE_DAYS, { targets: {}, delegations: delegations(site, signer.id) });
  const teams = Array.from(orders, ([name, order]) => [`${teamRole(name)}.json`, order] as const);
  const snapshot = write('snapshot', SITE_DAYS, {
    meta: Object.fromEntries([
      ['targets.json', { version, ...described(targets) }],
      ['site.json', { version, ...described(siteFiles) }],
      ...teams.map(([file, one]) => [file, { version: one.version, ...described(one.content) }] as const),
    ]),
  });
  const timestamp = write('timestamp', TIMESTAMP_DAYS, {
    meta: { 'snapshot.json': { version, ...described(snapshot) } },
  });
  const documents: (readonly [string, Uint8Array])[] = [
    ['timestamp.json', timestamp],
    ['snapshot.json', snapshot],
    ['targets.json', targets],
    ['site.json', siteFiles],
    ...teams.map(([file, { content }]) => [file, content] as const),
    ...roots.map((content, index) => [`${String(index + 1)}.root.json`, content] as const),
  ];
  return new Map(documents.map(([name, content]) => [`${METADATA_FOLDER}/${name}`, content]));
}
