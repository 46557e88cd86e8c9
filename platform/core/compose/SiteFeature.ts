import type { Signer } from '../trust/signer.ts';
import type { ReusableSite } from './encodeSite.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { OpenedFrom, SiteParts } from './siteParts.ts';

/** A change for which a site is composed. */
export interface SiteAction {
  /** As the log names it: `publish`. */
  readonly action: string;
  /** The remote; undefined for the whole site. */
  readonly name?: string | undefined;
}

/** A site that is composed, before its files are signed. */
export interface SiteInMaking {
  /** With the pages that rendered. */
  readonly parts: SiteParts;
  /** What the parts were opened from. */
  readonly context: OpenedFrom;
  /** The remotes whose pages are new; those of others stay as they are. */
  readonly composed: ReadonlySet<string>;
  /** Their files. */
  readonly files: readonly SiteFileContent[];
  /** The site that visitors get now, if what stays the same in it is kept. */
  readonly reused: ReusableSite | undefined;
  readonly actions: readonly SiteAction[];
  /** Whether the pages of a remote may wait for the current frame and shell. */
  readonly mayWait: (name: string) => boolean;
  /** The key of the site. */
  readonly signer: Signer;
}

/** What a feature adds to a site. */
export interface AddedFiles {
  /** Files beside the pages. */
  readonly files: readonly SiteFileContent[];
  /** Paths of its files of the last site, compressed copies included, that are gone. */
  readonly gone?: readonly string[];
  /** The files that its pages name by digest. */
  readonly named?: readonly SiteFileContent[];
}

/** What is added to a site that is composed. */
export interface SiteFeature {
  readonly name: string;
  /** Adds files for visitors: a preview has none of them. */
  readonly composeFiles?: (site: SiteInMaking) => Promise<AddedFiles>;
}
