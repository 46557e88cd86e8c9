import { createPlanningParts } from '../../screens/transaction-categorizer/planning/PlanningParts.tsx';
import { planning } from '../../texts/en/planning.ts';

export const PlanningParts = createPlanningParts(planning);
