import { SelectField, TextField } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { assets } from '../../../../domain/act/otherGains.ts';
import { emptySale, saleAmounts, type SaleRow } from '../../../../domain/otherRows.ts';
import { useOtherGainsTexts } from '../../../../texts/otherGainsTexts.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import { Wide } from '../EstimateForm.styles.ts';
import { RowGroup } from './RowGroup.tsx';

/** Properties of `SaleFields`. */
export interface SaleFieldsProps {
  /** From 1 on. */
  readonly number: number;
  readonly row: SaleRow;
  readonly onChange: (row: SaleRow) => void;
  readonly onRemove: () => void;
  /** The outcome of the sale. */
  readonly outcome: ReactNode;
}

/** One sale: what, when, for how much and at what cost. */
export function SaleFields({ number, row, onChange, onRemove, outcome }: SaleFieldsProps): ReactElement {
  const texts = useOtherGainsTexts();
  const options = assets.map((asset) => texts.assets[asset]);
  const day = (name: 'boughtOn' | 'soldOn' | 'improvedOn', hint?: string) => (
    <TextField
      type="date"
      label={texts.days[name]}
      hint={hint}
      value={row[name]}
      onChange={({ target }) => {
        onChange({ ...row, [name]: target.value });
      }}
    />
  );
  const amount = (name: (typeof saleAmounts)[number]) => (
    <AmountInput
      key={name}
      field={texts.amounts[name]}
      value={row[name]}
      onChange={(text) => {
        onChange({ ...row, [name]: text });
      }}
    />
  );
  const hasImprovement = row.asset !== 'debtFund';
  return (
    <RowGroup heading={texts.sale(number)} outcome={outcome} remove={texts.removeSale(number)} onRemove={onRemove}>
      <Wide>
        <SelectField
          label={texts.asset}
          hint={texts.assetHints[row.asset]}
          placeholder={options[0] ?? ''}
          options={options.slice(1)}
          value={row.asset === assets[0] ? '' : texts.assets[row.asset]}
          onChange={({ target }) => {
            const asset = assets[options.indexOf(target.value)] ?? assets[0];
            const improved = asset === 'debtFund' ? { improvement: emptySale.improvement, improvedOn: '' } : {};
            onChange({ ...row, asset, ...improved });
          }}
        />
      </Wide>
      {day('boughtOn')}
      {day('soldOn')}
      {saleAmounts.filter((name) => name !== 'improvement').map(amount)}
      {hasImprovement && amount('improvement')}
      {hasImprovement && row.improvement !== '' && <Wide>{day('improvedOn', texts.improvedHint)}</Wide>}
    </RowGroup>
  );
}
