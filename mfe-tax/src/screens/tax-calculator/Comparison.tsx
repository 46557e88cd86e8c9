import { TabList } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { RegimeComparison } from '../../domain/compareRegimes.ts';
import { toRupees } from '../../domain/money.ts';
import type { Period } from '../../domain/period.ts';
import { newRegime, oldRegime } from '../../domain/regimes.ts';
import { Cards, Note } from './Comparison.styles.ts';
import { LowerTaxMark } from './LowerTaxMark.tsx';
import { RegimeCard } from './RegimeCard.tsx';
import { Workings } from './Workings.tsx';

const periods = [
  { value: 'annual', label: 'Annual' },
  { value: 'monthly', label: 'Monthly' },
] as const;

export interface ComparisonProps {
  readonly comparison: RegimeComparison;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

/** The result: a card for each regime, then how each tax is worked out. */
export function Comparison({ comparison, period, onPeriodChange }: ComparisonProps): ReactElement {
  const { betterRegime } = comparison;
  const tabs = useId();
  return (
    <>
      <Cards>
        <RegimeCard
          result={comparison.old}
          period={period}
          selected={betterRegime === 'old'}
          aside={<TabList id={tabs} label="Show figures" tabs={periods} value={period} onChange={onPeriodChange} />}
          tabs={tabs}
        />
        <RegimeCard
          result={comparison.new}
          period={period}
          selected={betterRegime === 'new'}
          aside={betterRegime === 'new' && <LowerTaxMark />}
        />
      </Cards>
      <Workings results={[comparison.old, comparison.new]} period={period} />
      <Note>
        <span>
          Both figures include 4% Health &amp; Education Cess. The calculation applies a standard deduction of{' '}
          {formatRupees(toRupees(oldRegime.standardDeduction))} in the old regime and{' '}
          {formatRupees(toRupees(newRegime.standardDeduction))} in the new. For information only; please consult a
          professional before you choose.
        </span>
      </Note>
    </>
  );
}
