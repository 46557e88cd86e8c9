import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { toRupees } from '../../domain/money.ts';
import { nameSlab } from '../../domain/nameSlab.ts';
import { LATEST_YEAR } from '../../domain/financialYear.ts';
import { standardRules } from '../../domain/regimes.ts';
import { useTexts } from '../../texts/texts.ts';
import { Concessions, Rates } from './WithoutScript.styles.ts';

const { old, new: recent } = standardRules[LATEST_YEAR];

/** Replaces the form if JavaScript is off: says why, and lists the rates for working by hand. */
export function WithoutScript(): ReactElement {
  const texts = useTexts();
  return (
    <noscript>
      <p>{texts.noScript(LATEST_YEAR)}</p>
      {[old, recent].map(({ id, slabs, standardDeduction }) => (
        <Rates key={id}>
          <caption>{texts.slabsOf(texts.regimes[id], formatRupees(toRupees(standardDeduction)))}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.slab}</th>
              <th scope="col">{texts.rate}</th>
            </tr>
          </thead>
          <tbody>
            {slabs.map((slab) => (
              <tr key={slab.from}>
                <th scope="row">{nameSlab(slab, texts.slabs)}</th>
                <td>{slab.ratePercent}%</td>
              </tr>
            ))}
          </tbody>
        </Rates>
      ))}
      <Concessions>{texts.concessions}</Concessions>
    </noscript>
  );
}
