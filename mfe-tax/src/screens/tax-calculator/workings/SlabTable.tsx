import { Table } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { explainConcession } from './explainConcession.ts';
import { useSlabColumns } from './useSlabColumns.ts';
import { Block } from './SlabTable.styles.ts';

const figure = (amount: Money) => formatFigure(toRupees(amount));

/** A tax slab by slab, with cess and total: what the step chart shows, in figures. */
export function SlabTable({ result }: { readonly result: RegimeResult }): ReactElement {
  const { regimes } = useTexts();
  const texts = useResultTexts();
  const columns = useSlabColumns();
  return (
    <Block>
      <Table
        caption={<h3>{regimes[result.regime.id]}</h3>}
        columns={columns}
        rows={result.slabTaxes}
        sums={[
          { name: texts.cess(result.regime.cessPercent), amount: figure(result.cess) },
          { name: texts.tax, amount: figure(result.taxPayable) },
        ]}
      />
      {explainConcession(result, texts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Block>
  );
}
