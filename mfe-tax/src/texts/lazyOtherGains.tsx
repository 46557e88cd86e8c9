import { lazyPart } from '@artha/shared/remote';
import type { ComponentType, ReactElement } from 'react';
import type { LossesProps, OtherGainsProps } from '../screens/tax-calculator/resultProps.ts';
import { OtherGainsTextsProvider, type OtherGainsTexts } from './otherGainsTexts.ts';
import type { OtherGainsParts } from './resultTexts.ts';

/** The names of the parts for visitors, and what is said while one loads. */
export interface OtherGainsNames {
  readonly gains: string;
  readonly losses: string;
  readonly loading: string;
}

/** Other gains and losses in one language: each part loads with the texts when it is shown. */
export function lazyOtherGains(names: OtherGainsNames, loadTexts: () => Promise<OtherGainsTexts>): OtherGainsParts {
  const part = <P extends object>(name: string, loadPart: () => Promise<ComponentType<P>>) =>
    lazyPart<P>({
      remote: 'tax',
      name,
      loading: <p>{names.loading}</p>,
      load: async () => {
        const [Part, texts] = await Promise.all([loadPart(), loadTexts()]);
        return function PartInTexts(props: P): ReactElement {
          return (
            <OtherGainsTextsProvider texts={texts}>
              <Part {...props} />
            </OtherGainsTextsProvider>
          );
        };
      },
    });
  return {
    OtherGains: part<OtherGainsProps>(
      names.gains,
      async () => (await import('../screens/tax-calculator/estimate/other-gains/OtherGains.tsx')).OtherGains,
    ),
    Losses: part<LossesProps>(
      names.losses,
      async () => (await import('../screens/tax-calculator/estimate/other-gains/Losses.tsx')).Losses,
    ),
  };
}
