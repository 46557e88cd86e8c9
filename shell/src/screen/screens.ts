import type { FoundRoute } from '@artha/shared/contract';
import { loadModule } from '../federation/federation.ts';
import { scriptGuard } from '../federation/scriptGuard.ts';
import { pageData } from '../document/pageData.ts';
import { createScreens } from './createScreens.ts';
import { Screen, type LoadScreenModule } from './Screen.ts';

const load: LoadScreenModule = async ({ remote, route }, isRetry) =>
  loadModule(remote, await scriptGuard().loadRelease(remote), route.screen, isRetry);

const renewAddresses = (): void => {
  scriptGuard().renewAddresses();
};

/** The screens of this page's registry. */
export const screenAt = createScreens(pageData().registry, load, renewAddresses);

/** The screen of a dialog: `found.route.screen` is its name. */
export function screenOf(found: FoundRoute): Screen {
  return new Screen(found, load, renewAddresses);
}
