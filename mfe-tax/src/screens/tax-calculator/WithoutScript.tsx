import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { toRupees } from '../../domain/money.ts';
import { nameSlab } from '../../domain/nameSlab.ts';
import { LATEST_YEAR } from '../../domain/financialYear.ts';
import { standardRules } from '../../domain/regimes.ts';
import { Concessions, Rates } from './WithoutScript.styles.ts';

const { old, new: recent } = standardRules[LATEST_YEAR];

/** Replaces the form if JavaScript is off: says why, and lists the rates for working by hand. */
export function WithoutScript(): ReactElement {
  return (
    <noscript>
      <p>
        The calculator needs JavaScript, which is switched off in this browser. These are the slabs and rates that it
        uses for {LATEST_YEAR}.
      </p>
      {[old, recent].map(({ name, slabs, standardDeduction }) => (
        <Rates key={name}>
          <caption>
            {name}, after a standard deduction of {formatRupees(toRupees(standardDeduction))}
          </caption>
          <thead>
            <tr>
              <th scope="col">Slab</th>
              <th scope="col">Rate</th>
            </tr>
          </thead>
          <tbody>
            {slabs.map((slab) => (
              <tr key={slab.from}>
                <th scope="row">{nameSlab(slab)}</th>
                <td>{slab.ratePercent}%</td>
              </tr>
            ))}
          </tbody>
        </Rates>
      ))}
      <Concessions>
        L is lakh of taxable income. In the new regime there is no tax up to 12 L; just above, the tax is what you earn
        above 12 L. Both taxes then add 4% Health &amp; Education Cess.
      </Concessions>
    </noscript>
  );
}
