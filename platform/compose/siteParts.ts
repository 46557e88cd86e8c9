import type { SiteConfig } from '@artha/shared/config';
import type { Registry } from '@artha/shared/contract';
import type { RenderRemote } from '../render/renderRemote.ts';
import type { Store, StoredSite } from '../store/store.ts';
import type { ComposerShell } from './loadShell.ts';
import type { PageFacts } from './pageFacts.ts';
import type { RegistryFile } from './registryFile.ts';
import type { SharePicture } from './sharePicture.ts';

/** What the parts of a site are composed from. */
export interface SiteParts {
  readonly store: Store;
  readonly render: RenderRemote;
  readonly registry: Registry;
  /** What pages carry of it. */
  readonly pageRegistry: Registry;
  readonly registryFile: RegistryFile;
  readonly config: SiteConfig;
  readonly shell: ComposerShell;
  readonly pages: readonly PageFacts[];
  /** The share pictures of pages, by path. */
  readonly pictures: ReadonlyMap<string, SharePicture>;
  /** The site that visitors get now: what it keeps is not made again. */
  readonly last: Pick<StoredSite, 'read'> | undefined;
}
