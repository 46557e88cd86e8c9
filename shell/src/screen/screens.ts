import { loadModule } from '../federation/federation.ts';
import { guard } from '../guard.ts';
import { page } from '../page.ts';
import { createScreens } from './createScreens.ts';

/** The screens of this page's registry. */
export const screenAt = createScreens(
  page().registry,
  ({ remote, version, route }, attempt) => loadModule(remote, version, route.screen, attempt),
  () => {
    guard().freshAddresses();
  },
);
