import { TabList } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { Period } from '../../../domain/period.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';

/** Properties of `PeriodTabs`. */
export interface PeriodTabsProps {
  /** `id` of the tabs. */
  readonly id: string;
  /** That of the figures. */
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Chooses the period of the figures. The tab is marked at once; the figures may follow later. */
export function PeriodTabs({ id, period, onChange }: PeriodTabsProps): ReactElement {
  const { periods, periodsLabel } = useResultTexts();
  const [{ shown, chosen }, setChoice] = useState({ shown: period, chosen: period });
  if (shown !== period) setChoice({ shown: period, chosen: period });
  return (
    <TabList
      id={id}
      label={periodsLabel}
      tabs={[
        { value: 'annual', label: periods.annual },
        { value: 'monthly', label: periods.monthly },
      ]}
      value={chosen}
      onChange={(next) => {
        setChoice({ shown, chosen: next });
        onChange(next);
      }}
    />
  );
}
