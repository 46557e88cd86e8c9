import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { Billing } from '../../domain/plan.ts';
import { usePricingTexts } from '../../texts/pricingTexts.ts';
import { Amount, PriceBar, BarRow, Layer, PerDay, Price, Switch, SwitchTrack } from './ShrinkingPrice.styles.ts';

const billings = ['monthly', 'yearly'] as const satisfies readonly Billing[];

/** Properties of `ShrinkingPrice`. */
export interface ShrinkingPriceProps {
  readonly billing: Billing;
  readonly onChange: (billing: Billing) => void;
}

/**
 * The price of a day by the chosen billing, and the billing switch. As the page scrolls, the price shrinks into a bar
 * below the navigation and the switch follows it. The words of the bar are elsewhere on the page, so screen readers do
 * not need them.
 */
export function ShrinkingPrice({ billing, onChange }: ShrinkingPriceProps): ReactElement {
  const texts = usePricingTexts();
  const { perDay, price } = texts.quote(billing);
  const options = billings.map((value) => ({ value, label: texts.billings[value] }));
  const cents = perDay.includes('.');
  return (
    <>
      <PriceBar aria-hidden="true">
        <BarRow $cents={cents}>
          <span>{texts.perDay}</span>
          <Amount>{price}</Amount>
        </BarRow>
      </PriceBar>
      <Layer>
        <Price $cents={cents}>
          <span>$</span>
          <b>{perDay}</b> <PerDay>{texts.perDay}</PerDay>
        </Price>
        <Switch>
          <SwitchTrack>
            <Segmented legend={texts.billing} legendHidden options={options} value={billing} onChange={onChange} />
          </SwitchTrack>
        </Switch>
      </Layer>
    </>
  );
}
