import { Segmented } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { plan, quote, type Billing } from '../../domain/plan.ts';
import { Amount, Bar, BarRow, PerDay, Price, Rail, Switch, SwitchTrack } from './PriceRail.styles.ts';

const BILLINGS: readonly { value: Billing; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

export interface PriceRailProps {
  readonly billing: Billing;
  readonly onBill: (billing: Billing) => void;
}

/**
 * The price and the switch. As the page scrolls, the price shrinks into a bar below the navigation and the switch
 * follows it there; the bar repeats in small what has shrunk away, so listeners are spared it.
 */
export function PriceRail({ billing, onBill }: PriceRailProps): ReactElement {
  return (
    <>
      <Bar aria-hidden="true">
        <BarRow>
          <b>${plan.perDay}</b> <span>per day</span>
          <Amount>{quote(billing).price}</Amount>
        </BarRow>
      </Bar>
      <Rail>
        <Price>
          <span>$</span>
          {plan.perDay} <PerDay>per day</PerDay>
        </Price>
        <Switch>
          <SwitchTrack>
            <Segmented legend="Billing" legendHidden options={BILLINGS} value={billing} onChange={onBill} />
          </SwitchTrack>
        </Switch>
      </Rail>
    </>
  );
}
