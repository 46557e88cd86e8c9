import type { KitFeature } from '@artha/remote-kit/KitFeature';
import { canary } from './canary/kit.ts';
import { errors } from './errors/kit.ts';
import { notifications } from './notifications/kit.ts';
import { override } from './override/kit.ts';
import { preview } from './preview/kit.ts';

/** What is added to the command `artha`. */
export const kitFeatures: readonly KitFeature[] = [preview, override, errors, notifications, canary];
