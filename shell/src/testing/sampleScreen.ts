import type { FoundRoute, Route } from '@artha/shared/contract';
import { sampleRoute, sampleVersion } from '@artha/shared/testing';
import { Screen, type LoadScreenModule } from '../screen/Screen.ts';

/** Creates a found route of a sample remote. */
export function sampleFound(route: Partial<Route> = {}, contract = 1): FoundRoute {
  const whole = sampleRoute(route);
  return { remote: 'sample', version: sampleVersion({ contract, routes: [whole] }), route: whole };
}

/** A screen whose module a test gives, fails or keeps back. */
export function sampleScreen(load: LoadScreenModule, found: FoundRoute = sampleFound()): Screen {
  return new Screen(found, load, () => undefined);
}
