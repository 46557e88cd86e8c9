import { useLocation, useNavigate } from '@artha/shared';
import { afterNextPaint } from '@artha/shared/remote';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readReportAddress, writeReportAddress } from '../../domain/reportAddress.ts';
import type { NamedRatio } from '../../domain/terms.ts';

/** The ticked terms and the actions on them. */
export interface ChosenTerms {
  /** In the order of the list, whatever the order in which they were ticked. */
  readonly chosen: readonly NamedRatio[];
  /**
   * The terms of the report, once it is shown: the chosen ones, or the last chosen ones if none is left. Once shown, it
   * stays.
   */
  readonly reported: readonly NamedRatio[] | undefined;
  /** Adds a term to the choice or takes it out. The same function in every render. */
  readonly choose: (term: NamedRatio, wanted: boolean) => void;
  /** Shows the report. */
  readonly report: () => void;
}

/**
 * The ticked terms. They are in the address, so that a search or a reload keeps them; it follows once the tick is
 * painted, as browsers take long to change it.
 * @param terms all that there are, in the language of the screen.
 */
export function useChosenTerms(terms: readonly NamedRatio[]): ChosenTerms {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const [reported, setReported] = useState<readonly NamedRatio[]>();
  const [choice, setChoice] = useState(() => ({
    ...readReportAddress(search),
    /** The address that was looked at last. */
    seen: search,
    changes: 0,
    /** How many of the changes are in the address. */
    written: 0,
  }));
  const { ids, isReported, changes } = choice;
  if (choice.seen !== search) {
    // An address that another tick has overtaken takes nothing back.
    const isBehind = choice.written < changes;
    setChoice({ ...choice, ...(!isBehind && readReportAddress(search)), seen: search });
  }
  const chosenIds = ids.join(' ');
  const chosen = useMemo(() => terms.filter(({ id }) => chosenIds.split(' ').includes(id)), [terms, chosenIds]);

  if ((isReported || reported !== undefined) && chosen.length > 0 && chosen !== reported) setReported(chosen);

  const write = useEffectEvent(() => {
    setChoice((before) => ({ ...before, written: changes }));
    const state: unknown = location.state;
    const wanted = { ids: chosen.map(({ id }) => id), isReported: isReported || reported !== undefined };
    void navigate(
      { pathname, search: writeReportAddress(search, wanted), hash },
      { replace: true, preventScrollReset: true, state },
    );
  });
  useEffect(() => (changes === 0 ? undefined : afterNextPaint(write)), [changes]);

  const choose = useCallback(
    (term: NamedRatio, isWanted: boolean) => {
      setChoice((before) => ({
        ...before,
        ids: terms.map(({ id }) => id).filter((id) => (id === term.id ? isWanted : before.ids.includes(id))),
        changes: before.changes + 1,
      }));
    },
    [terms],
  );
  return {
    chosen,
    reported,
    choose,
    report: () => {
      setChoice((before) => ({ ...before, isReported: true, changes: before.changes + 1 }));
    },
  };
}
