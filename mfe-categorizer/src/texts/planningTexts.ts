import { createTexts } from '@artha/shared/remote';
import type { planning } from './en/planning.ts';

/** The texts of the person’s own rules and of the budget, loaded with them. */
export type PlanningTexts = typeof planning;

/** The texts of the parts’ language, for everything that is rendered in `PlanningTextsOf`. */
export const { Texts: PlanningTextsOf, useTexts: usePlanningTexts } = createTexts<PlanningTexts>();
