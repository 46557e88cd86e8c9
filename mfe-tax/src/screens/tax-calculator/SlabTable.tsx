import { formatFigure } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { RegimeResult } from '../../domain/compareRegimes.ts';
import { toRupees, type Money } from '../../domain/money.ts';
import type { Slab } from '../../domain/regimes.ts';
import { explainConcession } from './explainConcession.ts';
import { Block, Table } from './SlabTable.styles.ts';

const figure = (amount: Money) => formatFigure(toRupees(amount));
const lakh = (amount: Money) => `${String(toRupees(amount) / 100_000)} L`;

/** `2.5 L to 5 L`, with lakh as L. */
function nameSlab({ from, upTo }: Slab): string {
  if (upTo === undefined) return `Above ${lakh(from)}`;
  return from === 0n ? `Up to ${lakh(upTo)}` : `${lakh(from)} to ${lakh(upTo)}`;
}

/** A tax slab by slab, with cess and total: what the staircase shows, in figures. */
export function SlabTable({ result }: { readonly result: RegimeResult }): ReactElement {
  const headingId = useId();
  return (
    <Block>
      <h3 id={headingId}>{result.name}</h3>
      <Table aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">Slab</th>
            <th scope="col">Rate</th>
            <th scope="col">Income in it</th>
            <th scope="col">Tax</th>
          </tr>
        </thead>
        <tbody>
          {result.slabTaxes.map(({ slab, income, tax }) => (
            <tr key={slab.from}>
              <th scope="row">{nameSlab(slab)}</th>
              <td>{slab.ratePercent}%</td>
              <td>{figure(income)}</td>
              <td>{figure(tax)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              Health &amp; Education Cess, 4%
            </th>
            <td>{figure(result.cess)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Tax
            </th>
            <td>{figure(result.taxPayable)}</td>
          </tr>
        </tfoot>
      </Table>
      {explainConcession(result).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Block>
  );
}
