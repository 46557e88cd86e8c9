import { loadModule } from '../federation/federation.ts';
import { scriptGuard } from '../federation/scriptGuard.ts';
import { pageDocument } from '../document/pageDocument.ts';
import { createScreens } from './createScreens.ts';

/** The screens of this page's registry. */
export const screenAt = createScreens(
  pageDocument().registry,
  ({ remote, version, route }, isRetry) => loadModule(remote, version, route.screen, isRetry),
  () => {
    scriptGuard().renewAddresses();
  },
);
