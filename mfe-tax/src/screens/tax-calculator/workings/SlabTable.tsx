import { Table, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import type { SlabTax } from '../../../domain/computeTax.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import { nameSlab } from '../../../domain/nameSlab.ts';
import { explainConcession } from './explainConcession.ts';
import { Block } from './SlabTable.styles.ts';

const figure = (amount: Money) => formatFigure(toRupees(amount));

const columns: readonly Column<SlabTax>[] = [
  { head: 'Slab', kind: 'name', cell: ({ slab }) => nameSlab(slab) },
  { head: 'Rate', kind: 'amount', cell: ({ slab }) => `${slab.ratePercent}%` },
  { head: 'Income in it', kind: 'amount', cell: ({ income }) => figure(income) },
  { head: 'Tax', kind: 'amount', cell: ({ tax }) => figure(tax) },
];

/** A tax slab by slab, with cess and total: what the step chart shows, in figures. */
export function SlabTable({ result }: { readonly result: RegimeResult }): ReactElement {
  return (
    <Block>
      <Table
        caption={<h3>{result.name}</h3>}
        columns={columns}
        rows={result.slabTaxes}
        sums={[
          { name: 'Health & Education Cess, 4%', amount: figure(result.cess) },
          { name: 'Tax', amount: figure(result.taxPayable) },
        ]}
      />
      {explainConcession(result).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Block>
  );
}
