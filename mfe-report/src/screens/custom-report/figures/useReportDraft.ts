import { useLocation, useNavigate } from '@artha/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFiguresLink } from '../../../domain/figures/figuresLink.ts';
import { readKeptDraft, type KeptDraft } from '../../../domain/figures/keptDraft.ts';
import { emptyDraft, hasContent, type ReportDraft } from '../../../domain/figures/reportDraft.ts';
import { termIds } from '../../../domain/termIds.ts';

/** The history entry follows what is typed after a pause, since browsers limit how often it may change. */
const KEEP_DELAY_MS = 300;

/** The texts that are typed for the report, and the function that changes them. */
interface KeptReport {
  readonly draft: ReportDraft;
  readonly setDraft: (draft: ReportDraft) => void;
}

/**
 * The figures of the report and what else is typed for it. They outlive a reload with the history entry of the page, so that neither the address nor
 * storage contains them. A link may carry them in its hash, which is cleared at once.
 */
export function useReportDraft(): KeptReport {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [linkRead, setLinkRead] = useState('');
  const [draft, setDraft] = useState<ReportDraft>(() => readKeptDraft(state) ?? emptyDraft(new Date()));
  const linked = readFiguresLink(hash);

  if (linked && hash !== linkRead) {
    setLinkRead(hash);
    setDraft(linked);
  }

  const keep = useEffectEvent(() => {
    const { company, years, formulas } = draft;
    const kept: KeptDraft = { reportYears: years, reportCompany: company, reportFormulas: formulas };
    void navigate(
      { pathname, search, hash: linked ? '' : hash },
      { replace: true, preventScrollReset: true, state: kept },
    );
  });
  // While a ratio is open, the entry is that of its dialog.
  const isOfDialog = termIds.some((id) => hash === `#${id}`);
  const isBehind =
    linked !== undefined ||
    (JSON.stringify(readKeptDraft(state)) !== JSON.stringify(draft) &&
      (hasContent(draft) || readKeptDraft(state) !== undefined));
  useEffect(() => {
    if (!isBehind || isOfDialog) return undefined;
    const timer = setTimeout(keep, KEEP_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isBehind, isOfDialog, draft]);

  return { draft, setDraft };
}
