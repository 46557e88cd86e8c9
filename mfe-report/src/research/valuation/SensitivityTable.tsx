import type { ReactElement } from 'react';
import type { Year } from '../../domain/accounts.ts';
import { valueCompany, type Assumptions } from '../../domain/valuation.ts';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import { inPercent, perShare } from './valueWords.ts';
import { Grid, Scroll } from './SensitivityTable.styles.ts';

/** By how many points the discount rate and the lasting growth are moved. */
const discountSteps = [-2, -1, 0, 1, 2];
const growthSteps = [-1, 0, 1];

/** Properties of `SensitivityTable`. */
export interface SensitivityTableProps {
  readonly last: Year;
  /** In crore. */
  readonly shares: number;
  readonly assumptions: Assumptions;
}

/** The value of a share for small changes of two uncertain assumptions. */
export function SensitivityTable({ last, shares, assumptions }: SensitivityTableProps): ReactElement {
  const texts = useResearchTexts();
  const growths = growthSteps.map((step) => assumptions.lastingGrowth + step);
  return (
    <Scroll>
      <Grid>
        <caption>{texts.sensitivityTable}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.discountRate}</th>
            {growths.map((growth) => (
              <th key={growth} scope="col">
                {texts.lastingGrowth(inPercent(growth))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {discountSteps.map((step) => {
            const discount = assumptions.discount + step;
            return (
              <tr key={step}>
                <th scope="row">{inPercent(discount)}</th>
                {growths.map((lastingGrowth) => {
                  const value = valueCompany(last, shares, { ...assumptions, discount, lastingGrowth });
                  const isOwn = step === 0 && lastingGrowth === assumptions.lastingGrowth;
                  const shown = value ? perShare(value.perShare) : '–';
                  return <td key={lastingGrowth}>{isOwn ? <b>{shown}</b> : shown}</td>;
                })}
              </tr>
            );
          })}
        </tbody>
      </Grid>
    </Scroll>
  );
}
