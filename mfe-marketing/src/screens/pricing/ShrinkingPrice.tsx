import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { quote, type Billing } from '../../domain/plan.ts';
import { Amount, Bar, BarRow, Layer, PerDay, Price, Switch, SwitchTrack } from './ShrinkingPrice.styles.ts';

const billings: readonly { value: Billing; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

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
  const { perDay, price } = quote(billing);
  const cents = perDay.includes('.');
  return (
    <>
      <Bar aria-hidden="true">
        <BarRow $cents={cents}>
          <span>per day</span>
          <Amount>{price}</Amount>
        </BarRow>
      </Bar>
      <Layer>
        <Price $cents={cents}>
          <span>$</span>
          <b>{perDay}</b> <PerDay>per day</PerDay>
        </Price>
        <Switch>
          <SwitchTrack>
            <Segmented legend="Billing" legendHidden options={billings} value={billing} onChange={onChange} />
          </SwitchTrack>
        </Switch>
      </Layer>
    </>
  );
}
