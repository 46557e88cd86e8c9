import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { inputsOf } from '../../../domain/ratios/inputsOf.ts';
import { writeLatex } from '../../../domain/ratios/writeLatex.ts';
import { sheetName, writeSheet } from '../../../domain/ratios/writeSheet.ts';
import type { FinancialTerm } from '../../../domain/terms.ts';
import { Copy } from './CopyFormula.styles.ts';

const NOT_COPIED = 'Not copied: the browser does not let this page write to the clipboard. Here it is to select: ';

interface Told {
  readonly words: string;
  /** Shown as it is copied. */
  readonly formula: string;
}

/** Takes the formula of a term elsewhere: into a text, or into a spreadsheet. */
export function CopyFormula({ term }: { readonly term: FinancialTerm }): ReactElement {
  const [told, setTold] = useState<Told>();

  const copy = async (formula: string, words: string) => {
    // Emptied first, so that a second copy is announced, too.
    setTold(undefined);
    try {
      await navigator.clipboard.writeText(formula);
      setTold({ words, formula: '' });
    } catch {
      setTold({ words: NOT_COPIED, formula });
    }
  };
  const cells = inputsOf(term.id).map(sheetName).join(', ');

  return (
    <Copy>
      <Button
        variant="quiet"
        aria-label={`Copy as LaTeX: ${term.name}`}
        onClick={() => void copy(writeLatex(term.id), 'Copied as LaTeX.')}
      >
        Copy as LaTeX
      </Button>
      <Button
        variant="quiet"
        aria-label={`Copy for a spreadsheet: ${term.name}`}
        onClick={() =>
          void copy(writeSheet(term.id), `Copied for a spreadsheet. Name the cells with the figures: ${cells}.`)
        }
      >
        Copy for a spreadsheet
      </Button>
      <p role="status">
        {told?.words}
        {told && told.formula !== '' && <code>{told.formula}</code>}
      </p>
    </Copy>
  );
}
