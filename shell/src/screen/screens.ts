import { loadModule } from '../federation/federation.ts';
import { guard } from '../federation/scriptGuard.ts';
import { page } from '../document/pageDocument.ts';
import { createScreens } from './createScreens.ts';

/** The screens of this page's registry. */
export const screenAt = createScreens(
  page().registry,
  ({ remote, version, route }, attempt) => loadModule(remote, version, route.screen, attempt),
  () => {
    guard().freshAddresses();
  },
);
