import { useLocation, useNavigate } from '@artha/shared';
import { useMemo, useState } from 'react';
import { readReportAddress, writeReportAddress } from '../../domain/reportAddress.ts';
import type { FinancialTerm } from '../../domain/terms.ts';

/** The ticked terms and the actions on them. */
export interface ChosenTerms {
  /** In the order of the list, whatever the order in which they were ticked. */
  readonly chosen: readonly FinancialTerm[];
  /**
   * The terms of the report, once it is shown: the chosen ones, or the last chosen ones if none is left. Once shown, it
   * stays.
   */
  readonly reported: readonly FinancialTerm[] | undefined;
  /** Adds a term to the choice or takes it out. */
  readonly choose: (term: FinancialTerm, wanted: boolean) => void;
  /** Shows the report. */
  readonly report: () => void;
}

/**
 * The ticked terms. They are in the address, so that a search or a reload keeps them.
 * @param terms all that there are, in the language of the screen.
 */
export function useChosenTerms(terms: readonly FinancialTerm[]): ChosenTerms {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const [reported, setReported] = useState<readonly FinancialTerm[]>();
  const { ids, isReported } = useMemo(() => readReportAddress(search), [search]);
  const chosen = useMemo(() => terms.filter(({ id }) => ids.includes(id)), [terms, ids]);

  if ((isReported || reported !== undefined) && chosen.length > 0 && chosen !== reported) setReported(chosen);

  const write = (wanted: readonly FinancialTerm[], isShown: boolean) => {
    const next = writeReportAddress(search, { ids: wanted.map(({ id }) => id), isReported: isShown });
    const state: unknown = location.state;
    void navigate({ pathname, search: next, hash }, { replace: true, preventScrollReset: true, state });
  };
  return {
    chosen,
    reported,
    choose: (term, wanted) => {
      write(
        terms.filter((one) => (one === term ? wanted : chosen.includes(one))),
        reported !== undefined,
      );
    },
    report: () => {
      write(chosen, true);
    },
  };
}
