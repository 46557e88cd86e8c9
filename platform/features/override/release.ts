import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { confirmOverrides } from './release/confirmOverrides.ts';

/** The release service's half: it confirms who may override a remote. */
export const override: ReleaseFeature = { name: 'override', serve: confirmOverrides };
