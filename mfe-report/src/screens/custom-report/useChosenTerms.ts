import { useMemo, useState } from 'react';
import { financialTerms, type FinancialTerm } from '../../domain/terms.ts';

export interface ChosenTerms {
  /** In the order of the list, whatever the order in which they were ticked. */
  readonly chosen: readonly FinancialTerm[];
  /** Adds a term to the choice or takes it out. */
  readonly choose: (term: FinancialTerm, wanted: boolean) => void;
}

/** Which terms are ticked; it outlives a search that hides their cards. */
export function useChosenTerms(): ChosenTerms {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => financialTerms.filter((term) => ids.has(term.id)), [ids]);
  return {
    chosen,
    choose: ({ id }, wanted) => {
      setIds((before) => {
        const after = new Set(before);
        if (wanted) after.add(id);
        else after.delete(id);
        return after;
      });
    },
  };
}
