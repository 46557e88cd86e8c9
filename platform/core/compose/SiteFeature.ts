import type { SiteConfig } from '@artha/shared/config';
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
import type { SiteMemory } from './SiteMemory.ts';

/** The store, the configuration, and how to render. */
export interface OpenedFrom {
  readonly store: Store;
  readonly config: SiteConfig;
  /** In a separate process by default. */
  readonly render?: RenderRemote;
  /** The memory of the site from before; nothing by default. */
  readonly memory?: SiteMemory;
  /** The most bytes that the frame of every page may have; any number by default. */
  readonly frameBytes?: number | undefined;
  /** The features of the site; none by default. */
  readonly features?: readonly SiteFeature[];
}

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
  /** The features of the site. */
  readonly features: readonly Omit<SiteFeature, 'name'>[];
}

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
  /** The context that the parts were opened from. */
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
  /** The key of the site; undefined for one that visitors do not get, such as a preview. */
  readonly signer: Signer | undefined;
  readonly now: Date;
}

/** A page that search engines may show, before its document is written. */
export interface ListedPage {
  readonly details: PageDetails;
  readonly site: SiteDescription;
  /** The elements that the screen's components give the head. */
  readonly head: PageHead;
  /** Structured data from its remote. */
  readonly data: readonly object[];
}

/** The additions to the document of a page. */
export interface AddedToPage {
  /** Elements of the head, none of which the page's policies have to name. */
  readonly head: readonly string[];
  /** Structured data. */
  readonly data: object;
}

/** The additions of a feature to a site. */
export interface AddedFiles {
  /** Files beside the pages. */
  readonly files: readonly SiteFileContent[];
  /** Paths of its files of the last site, compressed copies included, that are gone. */
  readonly gone?: readonly string[];
  /** The files that its pages name by digest. */
  readonly named?: readonly SiteFileContent[];
}

/** A feature of a site that is composed. */
export interface SiteFeature {
  readonly name: string;
  /** Adds files beside the pages. */
  readonly composeFiles?: (site: SiteInMaking) => Promise<AddedFiles>;
  /** Files that pages of some micro frontends name by digest, and that the store lacks. */
  readonly composeNamedFiles?: (
    parts: SiteParts,
    isNeeded: (name: string) => boolean,
  ) => Promise<readonly SiteFileContent[]>;
  /** Its additions to pages that search engines may show. */
  readonly describePage?: (page: ListedPage) => AddedToPage;
  /** From what a remote makes structured data of such a page. Without it, remotes are not asked for any. */
  readonly dataInput?: (details: PageDetails, site: SiteDescription) => StructuredDataSite;
}
