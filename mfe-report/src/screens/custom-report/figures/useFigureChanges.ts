import { useState } from 'react';
import { writeFiguresLink } from '../../../domain/figures/figuresLink.ts';
import { hasContent, type ReportDraft } from '../../../domain/figures/reportDraft.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';

/** The result of `useFigureChanges`: the last outcome in words, and the actions on all figures at once. */
export interface FigureChanges {
  readonly told: string;
  /** Puts back what the last change replaced; undefined if it replaced nothing. */
  readonly undo: (() => void) | undefined;
  readonly replace: (next: ReportDraft, words: string) => void;
  readonly copyLink: () => Promise<void>;
}

/** Changes all figures at once, in a way that can be undone, and copies the link with them. */
export function useFigureChanges(draft: ReportDraft, onChange: (draft: ReportDraft) => void): FigureChanges {
  const texts = usePanelTexts();
  const [told, setTold] = useState('');
  const [replaced, setReplaced] = useState<ReportDraft>();
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
      setReplaced(hasContent(draft) ? draft : undefined);
      setTold(words);
      onChange(next);
    },
    copyLink: async () => {
      // Emptied first, so that a second copy is announced, too.
      setTold('');
      setReplaced(undefined);
      try {
        await navigator.clipboard.writeText(
          location.origin + location.pathname + location.search + writeFiguresLink(draft),
        );
        setTold(texts.linkCopied);
      } catch {
        setTold(texts.linkNotCopied);
      }
    },
  };
}
