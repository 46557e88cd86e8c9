import type { KitFeature } from '@artha/remote-kit/KitFeature';
import { errors } from './errors/kit.ts';
import { faults } from './faults/kit.ts';
import { notifications } from './notifications/kit.ts';
import { override } from './override/kit.ts';
import { pageChecks } from './pageChecks/kit.ts';
import { preview } from './preview/kit.ts';

/** What is added to the command `artha`. */
export const kitFeatures: readonly KitFeature[] = [pageChecks, faults, preview, override, errors, notifications];
