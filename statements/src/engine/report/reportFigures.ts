import { formatPaise } from '../amounts/money.ts';
import type { PrintedBalances } from '../proof/proof.ts';
import type { ReportedFigures } from './statementReport.ts';

const amounts = (list: readonly number[] = []): string[] => list.map((paise) => formatPaise(paise));

/** Reports the figures that a statement prints besides its rows. */
export function reportFigures({
  openingPaise,
  closingPaise,
  repeated = [],
  carried = [],
  totals,
}: PrintedBalances): ReportedFigures {
  return {
    ...(openingPaise !== undefined && { opening: formatPaise(openingPaise) }),
    ...(closingPaise !== undefined && { closing: formatPaise(closingPaise) }),
    repeated: amounts([...repeated, ...carried.map(({ balancePaise }) => balancePaise)]),
    debits: amounts(totals?.debits),
    credits: amounts(totals?.credits),
    debitCount: [...(totals?.debitCount ?? [])],
    creditCount: [...(totals?.creditCount ?? [])],
  };
}
