import type { KitFeature } from '@artha/remote-kit/KitFeature';
import { canary } from './canary/kit.ts';
import { discovery } from './discovery/kit.ts';
import { errors } from './errors/kit.ts';
import { faults } from './faults/kit.ts';
import { notifications } from './notifications/kit.ts';
import { override } from './override/kit.ts';
import { pageChecks } from './pageChecks/kit.ts';
import { preview } from './preview/kit.ts';

/** The features of the command `artha`. */
export const kitFeatures: readonly KitFeature[] = [
  discovery,
  pageChecks,
  faults,
  preview,
  override,
  errors,
  notifications,
  canary,
];
