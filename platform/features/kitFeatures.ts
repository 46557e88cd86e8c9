import type { KitFeature } from '@artha/remote-kit/KitFeature';
import { override } from './override/kit.ts';

/** What is added to the command `artha`. */
export const kitFeatures: readonly KitFeature[] = [override];
