import { createTexts } from '@artha/shared/remote';
import type { plan } from './en/plan.ts';

/** The texts of what can still be done in a year. */
export type PlanTexts = typeof plan;

/** The texts of the screen’s language, for everything that is rendered in `PlanTextsProvider`. */
export const { Texts: PlanTextsProvider, useTexts: usePlanTexts } = createTexts<PlanTexts>();
