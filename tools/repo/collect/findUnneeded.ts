import type { ListedBlob, ListedRegistry, ListedRelease, Unneeded } from '@artha/core/collectableStore';
import { KEPT_SITES } from '@artha/core/store';

/** A release by name and digest: `tax/0a1b…`. */
export type ReleaseKey = string;

/** The needs of a site from the store. */
export interface Needs {
  /** Releases that its visitors got. */
  readonly live: readonly ReleaseKey[];
  /** Releases that a rollback could have restored, and the live ones. */
  readonly history: readonly ReleaseKey[];
  /** Digests of its files. */
  readonly blobs: readonly string[];
  /** Digest of its registry. */
  readonly registryBlob: string | undefined;
  /** Digest of the list that its own list differs from. */
  readonly baseBlob: string | undefined;
}

/** The needs of a stored site. */
export interface SiteNeeds {
  readonly version: string;
  /** When it became the current one. */
  readonly writtenAt: Date;
  /** Undefined if that cannot be read. */
  readonly needs: Needs | undefined;
}

/** The needs of a stored preview. */
export interface PreviewNeeds {
  readonly id: string;
  /** Undefined if it is damaged: then it cannot be opened. */
  readonly needs: (Pick<Needs, 'live' | 'blobs'> & { readonly until: Date }) | undefined;
}

/** The content of a store, and what its sites need. */
export interface StoreContents {
  readonly releases: readonly ListedRelease[];
  /** With the releases that each of them names. */
  readonly registries: readonly (ListedRegistry & { readonly names: readonly ReleaseKey[] })[];
  /** Newest first. */
  readonly sites: readonly SiteNeeds[];
  /** The releases that pages of the kept sites need if they were composed with an older registry. */
  readonly keptPages: readonly ReleaseKey[];
  readonly blobs: readonly ListedBlob[];
  readonly previews: readonly PreviewNeeds[];
}

/** The unneeded parts, and the sites that could not be judged. */
export interface Findings extends Unneeded {
  /** Versions of needed sites whose needs cannot be read: then nothing may be deleted. */
  readonly unreadable: readonly string[];
}

const DAY_MS = 86_400_000;

/** A new file without a site may belong to a publish that is still running. */
const BLOB_DAYS = 1;

/** The key of a release: `<name>/<digest>`. */
export function releaseKey({ name, digest }: Pick<ListedRelease, 'name' | 'digest'>): ReleaseKey {
  return `${name}/${digest}`;
}

/**
 * Finds what a store no longer needs. It needs the sites that are kept, and everything that they could roll back to;
 * what was live within the given days, because an open tab may still run it; and what was written within them, because
 * a publish may be about to name it. It needs what previews show until they end. A registry is deleted with any release that it names.
 * @param days how long a tab may stay open.
 */
export function findUnneeded(
  { releases, registries, sites, keptPages, blobs, previews }: StoreContents,
  days: number,
  now: Date,
): Findings {
  const isYoung = (date: Date | undefined, age = days) =>
    date !== undefined && now.getTime() - date.getTime() < age * DAY_MS;
  const kept = sites.slice(0, 1 + KEPT_SITES);
  // A site was current until the next one replaced it.
  const recent = sites.slice(kept.length).filter((_, index) => isYoung(sites[kept.length + index - 1]?.writtenAt));
  const needed = [...kept, ...recent];
  const livePreviews = previews.flatMap(({ needs }) => (needs && needs.until > now ? needs : []));
  const neededReleases = new Set([
    ...keptPages,
    ...livePreviews.flatMap(({ live }) => live),
    ...kept.flatMap(({ needs }) => needs?.history ?? []),
    ...recent.flatMap(({ needs }) => needs?.live ?? []),
  ]);
  const neededBlobs = new Set([
    ...livePreviews.flatMap((preview) => preview.blobs),
    ...kept.flatMap(({ needs }) => needs?.blobs ?? []),
    ...recent.map(({ needs }) => needs?.registryBlob),
    ...needed.map(({ needs }) => needs?.baseBlob),
  ]);

  const goes = (release: ListedRelease) => !neededReleases.has(releaseKey(release)) && !isYoung(release.writtenAt);
  const left = new Set(releases.filter((release) => !goes(release)).map(releaseKey));
  return {
    releases: releases.filter(goes),
    registries: registries
      .filter(({ names, writtenAt }) => !isYoung(writtenAt) && names.some((name) => !left.has(name)))
      .map(({ path }) => path),
    sites: sites.filter((site) => !needed.includes(site)).map(({ version }) => version),
    blobs: blobs
      .filter(({ sha256, writtenAt }) => !neededBlobs.has(sha256) && !isYoung(writtenAt, BLOB_DAYS))
      .map(({ sha256 }) => sha256),
    previews: previews.filter(({ needs }) => !needs || needs.until <= now).map(({ id }) => id),
    unreadable: needed.filter(({ needs }) => needs === undefined).map(({ version }) => version),
  };
}
