import { useState } from 'react';
import { writeFiguresLink } from '../../../domain/figures/figuresLink.ts';
import { hasFigures, type ReportYears } from '../../../domain/figures/reportYears.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';

/** The result of `useFigureChanges`: the last outcome in words, and the actions on all figures at once. */
export interface FigureChanges {
  readonly told: string;
  /** Puts back what the last change replaced; undefined if it replaced nothing. */
  readonly undo: (() => void) | undefined;
  readonly replace: (next: ReportYears, words: string) => void;
  readonly copyLink: () => Promise<void>;
}

/** Changes all figures at once, in a way that can be undone, and copies the link with them. */
export function useFigureChanges(years: ReportYears, onChange: (years: ReportYears) => void): FigureChanges {
  const texts = usePanelTexts();
  const [told, setTold] = useState('');
  const [replaced, setReplaced] = useState<ReportYears>();
  return {
    told,
    undo:
      replaced &&
      (() => {
        onChange(replaced);
        setReplaced(undefined);
        setTold(texts.undone);
      }),
    replace: (next, words) => {
      setReplaced(years.some(hasFigures) ? years : undefined);
      setTold(words);
      onChange(next);
    },
    copyLink: async () => {
      // Emptied first, so that a second copy is announced, too.
      setTold('');
      setReplaced(undefined);
      try {
        await navigator.clipboard.writeText(
          location.origin + location.pathname + location.search + writeFiguresLink(years),
        );
        setTold(texts.linkCopied);
      } catch {
        setTold(texts.linkNotCopied);
      }
    },
  };
}
