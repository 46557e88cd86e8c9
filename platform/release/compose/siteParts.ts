import type { SiteConfig } from '@artha/shared/config';
import type { Registry } from '@artha/shared/contract';
import type { RenderRemote } from '../render/renderRemote.ts';
import type { Store, StoredSite } from '../store/store.ts';
import type { ComposerShell } from './loadShell.ts';
import type { PageDetails } from './pageDetails.ts';
import type { PageRegistries } from './pageRegistries.ts';
import type { SharePicture } from './sharePicture.ts';

/** The input for the parts of a site. */
export interface SiteParts {
  readonly store: Store;
  readonly render: RenderRemote;
  readonly registry: Registry;
  readonly pageRegistries: PageRegistries;
  readonly config: SiteConfig;
  readonly shell: ComposerShell;
  readonly pages: readonly PageDetails[];
  /** The share pictures of pages, by path. */
  readonly pictures: ReadonlyMap<string, SharePicture>;
  /** The site that visitors get now: its parts are reused. */
  readonly last: Pick<StoredSite, 'read'> | undefined;
}
