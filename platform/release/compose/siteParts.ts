import type { RenderRemote } from '../render/renderRemote.ts';
import type { Store } from '../store/store.ts';
import type { ReusableSite } from './encodeSite.ts';
import type { ComposerShell } from './loadShell.ts';
import type { SiteDescription } from './siteDescription.ts';

/** The input for the parts of a site. */
export interface SiteParts extends SiteDescription {
  readonly store: Store;
  readonly render: RenderRemote;
  readonly shell: ComposerShell;
  /** The site that visitors get now: its parts are reused. */
  readonly last: ReusableSite | undefined;
}
