import { useSyncExternalStore } from 'react';
import { LATEST_YEAR, nameFinancialYear } from '../../../domain/financialYear.ts';

const neverChanges = () => () => undefined;

/** Today's financial year; in the first render of a composed page the latest one, as the page was composed. */
export function useCurrentYear(): string {
  return useSyncExternalStore(
    neverChanges,
    () => nameFinancialYear(new Date()),
    () => LATEST_YEAR,
  );
}
