import { lazyPart } from '@artha/shared/remote';
import type { ComponentType, ReactElement } from 'react';
import type { PlanProps } from '../screens/tax-calculator/resultProps.ts';
import { PlanTextsProvider, type PlanTexts } from './planTexts.ts';

/** The plan for the rest of the year in one language: it loads with its texts when it is shown. */
export function lazyPlan(name: string, loading: string, loadTexts: () => Promise<PlanTexts>): ComponentType<PlanProps> {
  return lazyPart<PlanProps>({
    remote: 'tax',
    name,
    loading: <p>{loading}</p>,
    load: async () => {
      const [{ Plan }, texts] = await Promise.all([import('../screens/tax-calculator/plan/Plan.tsx'), loadTexts()]);
      return function PlanInTexts(props: PlanProps): ReactElement {
        return (
          <PlanTextsProvider texts={texts}>
            <Plan {...props} />
          </PlanTextsProvider>
        );
      };
    },
  });
}
