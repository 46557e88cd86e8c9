import { TabPanel } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { RegimeResult } from '../../../domain/compareRegimes.ts';
import { formatFor, type Period } from '../../../domain/period.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { ListedFigure } from './FigureList.styles.ts';
import { CardFigures, CardHead, RegimeBox } from './RegimeCard.styles.ts';

/** Properties of `RegimeCard`. */
export interface RegimeCardProps {
  readonly result: RegimeResult;
  readonly period: Period;
  /** Draws the ink border of the better result. */
  readonly selected: boolean;
  /** Beside the name. */
  readonly aside: ReactNode;
  /** Below the name. */
  readonly note?: string;
  /** `id` of the tabs beside the name, if there are any: the figures are their panel. */
  readonly tabs?: string;
}

/** The result of one regime, for a year or a month. */
export function RegimeCard({ result, period, selected, aside, note, tabs }: RegimeCardProps): ReactElement {
  const headingId = useId();
  const { regimes } = useTexts();
  const { taxableIncome, tax, takeHome } = useResultTexts();
  const figures = [
    [taxableIncome, result.taxableIncome],
    [tax, result.taxPayable],
    [takeHome, result.takeHome],
  ] as const;
  const list = (
    <CardFigures>
      {figures.map(([name, amount]) => (
        <ListedFigure key={name}>
          <dt>{name}</dt>
          <dd>{formatFor(period, amount)}</dd>
        </ListedFigure>
      ))}
    </CardFigures>
  );
  return (
    <RegimeBox as="section" aria-labelledby={headingId} $selected={selected}>
      <CardHead>
        <h2 id={headingId}>{regimes[result.regime.id]}</h2>
        {aside}
        {note !== undefined && <p>{note}</p>}
      </CardHead>
      {tabs === undefined ? (
        list
      ) : (
        <TabPanel id={tabs} value={period}>
          {list}
        </TabPanel>
      )}
    </RegimeBox>
  );
}
