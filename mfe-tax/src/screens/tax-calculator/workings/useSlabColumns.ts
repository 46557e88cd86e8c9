import type { Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { SlabTax } from '../../../domain/computeTax.ts';
import { toRupees } from '../../../domain/money.ts';
import { nameSlab } from '../../../domain/nameSlab.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';

/** The columns of a table of slabs, in the language of the screen. */
export function useSlabColumns(): readonly Column<SlabTax>[] {
  const { slabs } = useTexts();
  const { slab: slabHead, rate, incomeInSlab, tax: taxHead } = useResultTexts();
  return [
    { head: slabHead, kind: 'name', cell: ({ slab }) => nameSlab(slab, slabs) },
    { head: rate, kind: 'amount', cell: ({ slab }) => `${slab.ratePercent}%` },
    { head: incomeInSlab, kind: 'amount', cell: ({ income }) => formatFigure(toRupees(income)) },
    { head: taxHead, kind: 'amount', cell: ({ tax }) => formatFigure(toRupees(tax)) },
  ];
}
