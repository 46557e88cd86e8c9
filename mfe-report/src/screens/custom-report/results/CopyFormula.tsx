import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { inputsOf } from '../../../domain/ratios/inputsOf.ts';
import { writeLatex } from '../../../domain/ratios/writeLatex.ts';
import { sheetName, writeSheet } from '../../../domain/ratios/writeSheet.ts';
import type { ReportEntry } from '../reportEntries.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Copy } from './CopyFormula.styles.ts';

interface Told {
  readonly words: string;
  /** Shown as it is copied. */
  readonly formula: string;
}

/** Takes the formula of a ratio elsewhere: into a text, or into a spreadsheet. */
export function CopyFormula({ entry: { ratio, name } }: { readonly entry: ReportEntry }): ReactElement {
  const texts = usePanelTexts();
  const [told, setTold] = useState<Told>();

  const copy = async (formula: string, words: string) => {
    // Emptied first, so that a second copy is announced, too.
    setTold(undefined);
    try {
      await navigator.clipboard.writeText(formula);
      setTold({ words, formula: '' });
    } catch {
      setTold({ words: texts.notCopied, formula });
    }
  };
  const cells = inputsOf(ratio).map(sheetName).join(', ');

  return (
    <Copy>
      <Button
        variant="quiet"
        aria-label={`${texts.copyLatex}: ${name}`}
        onClick={() => void copy(writeLatex(ratio, texts.formulaNames), texts.latexCopied)}
      >
        {texts.copyLatex}
      </Button>
      <Button
        variant="quiet"
        aria-label={`${texts.copySheet}: ${name}`}
        onClick={() => void copy(writeSheet(ratio), texts.sheetCopied(cells))}
      >
        {texts.copySheet}
      </Button>
      <p role="status">
        {told?.words}
        {told && told.formula !== '' && <code>{told.formula}</code>}
      </p>
    </Copy>
  );
}
