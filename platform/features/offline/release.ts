import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { composeOfflineRecords, composeOfflineWorker } from './release/offlineFiles.ts';

/** The half that composes: the site's service worker, and a signed record of what it may show of each remote. */
export const offline: ReleaseFeature = {
  name: 'offline',
  composeFiles: async ({ parts, composed, files, signer }) => ({
    files:
      signer === undefined
        ? []
        : [...(await composeOfflineWorker(parts, signer)), ...composeOfflineRecords(parts, composed, files, signer)],
  }),
};
