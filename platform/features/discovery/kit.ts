import type { KitFeature } from '@artha/remote-kit/KitFeature';
import { describedPages } from './release/describedPages.ts';

/** The half for teams: `artha check` asks a remote for its structured data, as publishing does. */
export const discovery: KitFeature = {
  name: 'discovery',
  options: {},
  commands: {},
  pages: describedPages,
};
