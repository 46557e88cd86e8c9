import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { years } from '../../../../domain/act/years.ts';
import {
  emptyLoss,
  emptySale,
  MOST_ROWS,
  readOthers,
  writeOthers,
  type EarlierLossRow,
  type OtherRows,
  type SaleRow,
} from '../../../../domain/otherRows.ts';
import { useOtherGainsTexts } from '../../../../texts/otherGainsTexts.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import type { OtherGainsProps } from '../../resultProps.ts';
import { Fields } from '../EstimateForm.styles.ts';
import { useRows } from '../parts/useRows.ts';
import { EarlierLossFields } from './EarlierLossFields.tsx';
import { OtherGainSources } from './OtherGainSources.tsx';
import { Rows } from './OtherGains.styles.ts';
import { SaleFields } from './SaleFields.tsx';
import { SaleOutcome } from './SaleOutcome.tsx';

const yearLosses = ['shortTermLoss', 'longTermLoss'] as const;

/** Sales of other things than listed shares and equity funds, and losses of this year and earlier ones. */
export function OtherGains({ calculator, year }: OtherGainsProps): ReactElement {
  const texts = useOtherGainsTexts();
  const { act } = years[year];
  const [rows, setRows] = useRows({
    text: calculator.figures.choices.others,
    read: readOthers,
    write: writeOthers,
    onChange: (others) => {
      calculator.choose({ others });
    },
  });
  const { sales, losses, ...ofYear } = rows;
  const change = (changed: Partial<OtherRows>) => {
    setRows({ ...rows, ...changed });
  };
  const setSale = (index: number) => (row: SaleRow) => {
    change({ sales: sales.with(index, row) });
  };
  const setLoss = (index: number) => (row: EarlierLossRow) => {
    change({ losses: losses.with(index, row) });
  };
  return (
    <Rows>
      <p>{texts.lead}</p>
      {sales.map((row, index) => (
        <SaleFields
          // A sale has nothing but its position.
          key={index}
          number={index + 1}
          row={row}
          outcome={<SaleOutcome row={row} year={year} resident={calculator.figures.choices.resident !== 'no'} />}
          onChange={setSale(index)}
          onRemove={() => {
            change({ sales: sales.toSpliced(index, 1) });
          }}
        />
      ))}
      {sales.length < MOST_ROWS && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              change({ sales: [...sales, emptySale] });
            }}
          >
            {texts.addSale}
          </Button>
        </div>
      )}
      <h3>{texts.lossesHeading}</h3>
      <Fields>
        {yearLosses.map((name) => (
          <AmountInput
            key={name}
            field={texts.yearLosses[name]}
            value={ofYear[name]}
            onChange={(text) => {
              change({ [name]: text });
            }}
          />
        ))}
      </Fields>
      {losses.map((row, index) => (
        <EarlierLossFields
          key={index}
          number={index + 1}
          row={row}
          year={year}
          onChange={setLoss(index)}
          onRemove={() => {
            change({ losses: losses.toSpliced(index, 1) });
          }}
        />
      ))}
      {losses.length < MOST_ROWS && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              change({ losses: [...losses, emptyLoss] });
            }}
          >
            {texts.addLoss}
          </Button>
        </div>
      )}
      <p>{texts.notComputed[act]}</p>
      <OtherGainSources act={act} />
    </Rows>
  );
}
