import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { acceptErrors } from './release/acceptErrors.ts';

/**
 * The release service's half: it keeps where errors were thrown, and shows a team the lines of its sources.
 * @param errorsFile where they are kept; undefined for in memory only.
 */
export const errors = (errorsFile: string | undefined): ReleaseFeature => ({
  name: 'errors',
  serve: (app, { context }) => acceptErrors(app, { context, errorsFile }),
});
