import type { StructuredDataSite } from '@artha/shared/contract';
import type { PageHead } from '@artha/markup/pageHead';
import type { RenderRemote } from '../render/renderRemote.ts';
import type { Store } from '../store/store.ts';
import type { Signer } from '../trust/signer.ts';
import type { ReusableSite } from './encodeSite.ts';
import type { ComposerShell } from './loadShell.ts';
import type { PageDetails } from './pageDetails.ts';
import type { SiteDescription } from './siteDescription.ts';
import type { SiteFileContent } from './siteFiles.ts';

/** The input for the parts of a site. */
export interface SiteParts extends SiteDescription {
  readonly store: Store;
  readonly render: RenderRemote;
  readonly shell: ComposerShell;
  /** The site that visitors get now: its parts are reused. */
  readonly last: ReusableSite | undefined;
  /** The site whose pages with content keep it; by default the last one. */
  readonly live?: ReusableSite | undefined;
  /** The most bytes that the frame of every page may have; any number by default. */
  readonly frameBytes?: number | undefined;
  /** What is added to it. */
  readonly features: readonly Omit<SiteFeature, 'name'>[];
}

/** A site that is composed, before its files are signed. */
export interface SiteInMaking {
  /** With the pages that rendered. */
  readonly parts: SiteParts;
  /** The remotes whose pages are new; those of others stay as they are. */
  readonly composed: ReadonlySet<string>;
  /** Their files. */
  readonly files: readonly SiteFileContent[];
  /** The key of the site; undefined for one that visitors do not get, such as a preview. */
  readonly signer: Signer | undefined;
  readonly now: Date;
}

/** A page that search engines may show, before its document is written. */
export interface ListedPage {
  readonly details: PageDetails;
  readonly site: SiteDescription;
  /** What the screen's components give the head. */
  readonly head: PageHead;
  /** Structured data from its remote. */
  readonly data: readonly object[];
}

/** What is added to the document of a page. */
export interface AddedToPage {
  /** Elements of the head, none of which the page's policies have to name. */
  readonly head: readonly string[];
  /** Structured data. */
  readonly data: object;
}

/** What is added to a site that is composed. */
export interface SiteFeature {
  readonly name: string;
  /** Files beside the pages. */
  readonly composeFiles?: (site: SiteInMaking) => Promise<readonly SiteFileContent[]>;
  /** Files that pages of some micro frontends name by digest, and that the store lacks. */
  readonly composeNamedFiles?: (
    parts: SiteParts,
    isNeeded: (name: string) => boolean,
  ) => Promise<readonly SiteFileContent[]>;
  /** What it adds to pages that search engines may show. */
  readonly describePage?: (page: ListedPage) => AddedToPage;
  /** From what a remote makes structured data of such a page. Without it, remotes are not asked for any. */
  readonly dataInput?: (details: PageDetails, site: SiteDescription) => StructuredDataSite;
}
