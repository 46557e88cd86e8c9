import type { Signer } from '../trust/signer.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './siteParts.ts';

/** A site that is composed, before its files are signed. */
export interface SiteInMaking {
  /** With the pages that rendered. */
  readonly parts: SiteParts;
  /** The remotes whose pages are new; those of others stay as they are. */
  readonly composed: ReadonlySet<string>;
  /** Their files. */
  readonly files: readonly SiteFileContent[];
  /** The key of the site. */
  readonly signer: Signer;
}

/** What is added to a site that is composed. */
export interface SiteFeature {
  readonly name: string;
  /** Files beside the pages, for visitors: a preview has none of them. */
  readonly composeFiles?: (site: SiteInMaking) => Promise<readonly SiteFileContent[]>;
}
