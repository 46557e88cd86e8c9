import { useLocation, useNavigate } from '@artha/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFiguresLink } from '../../../domain/figures/figuresLink.ts';
import { readKeptYears, type KeptYears } from '../../../domain/figures/keptYears.ts';
import { emptyYears, hasFigures, type ReportYears } from '../../../domain/figures/reportYears.ts';
import { termIds } from '../../../domain/termIds.ts';

/** The history entry follows what is typed after a pause, since browsers limit how often it may change. */
const KEEP_DELAY_MS = 300;

/** The figures of the report and the actions on them. */
export interface ReportFigures {
  readonly years: ReportYears;
  readonly setYears: (years: ReportYears) => void;
}

/**
 * The figures of the report. They outlive a reload with the history entry of the page, so that neither the address nor
 * storage contains them. A link may carry them in its hash, which is cleared at once.
 */
export function useReportYears(): ReportFigures {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [linkRead, setLinkRead] = useState('');
  const [years, setYears] = useState<ReportYears>(() => readKeptYears(state) ?? emptyYears(new Date()));
  const linked = readFiguresLink(hash);

  if (linked && hash !== linkRead) {
    setLinkRead(hash);
    setYears(linked);
  }

  const keep = useEffectEvent(() => {
    const kept: KeptYears = { reportYears: years };
    void navigate(
      { pathname, search, hash: linked ? '' : hash },
      { replace: true, preventScrollReset: true, state: kept },
    );
  });
  // While a ratio is open, the entry is that of its dialog.
  const isOfDialog = termIds.some((id) => hash === `#${id}`);
  const isBehind =
    linked !== undefined ||
    (JSON.stringify(readKeptYears(state)) !== JSON.stringify(years) &&
      (years.some(hasFigures) || readKeptYears(state) !== undefined));
  useEffect(() => {
    if (!isBehind || isOfDialog) return undefined;
    const timer = setTimeout(keep, KEEP_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isBehind, isOfDialog, years]);

  return { years, setYears };
}
