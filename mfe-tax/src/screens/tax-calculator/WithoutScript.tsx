import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { years } from '../../domain/act/years.ts';
import { toRupees } from '../../domain/money.ts';
import { nameSlab } from '../../domain/nameSlab.ts';
import { LATEST_YEAR } from '../../domain/financialYear.ts';
import { standardRulesOf } from '../../domain/regimes.ts';
import { useTexts } from '../../texts/texts.ts';
import type { WithoutScriptTexts } from '../../texts/en/withoutScript.ts';
import { Concessions, Rates } from './WithoutScript.styles.ts';

const { old, new: recent } = standardRulesOf(LATEST_YEAR);
const { regimes: rules, cessPercent } = years[LATEST_YEAR];
const rebateLakh = toRupees(rules.new.rebate.incomeLimit) / 100_000;

/** Replaces the form if JavaScript is off: says why, and lists the rates for working by hand. */
export function WithoutScript({ texts }: { readonly texts: WithoutScriptTexts }): ReactElement {
  const { regimes, slabs: slabWords } = useTexts();
  return (
    <>
      <p>{texts.reason(LATEST_YEAR)}</p>
      {[old, recent].map(({ id, slabs, standardDeduction }) => (
        <Rates key={id}>
          <caption>{texts.slabsOf(regimes[id], formatRupees(toRupees(standardDeduction)))}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.slab}</th>
              <th scope="col">{texts.rate}</th>
            </tr>
          </thead>
          <tbody>
            {slabs.map((slab) => (
              <tr key={slab.from}>
                <th scope="row">{nameSlab(slab, slabWords)}</th>
                <td>{slab.ratePercent}%</td>
              </tr>
            ))}
          </tbody>
        </Rates>
      ))}
      <Concessions>{texts.concessions(rebateLakh, cessPercent)}</Concessions>
    </>
  );
}
