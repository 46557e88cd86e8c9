import { Button, Segmented } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { readPastedYears, type PastedYears, type PasteUnit } from '../../../domain/figures/pastedYears.ts';
import type { ReportYears } from '../../../domain/figures/reportYears.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { PasteArea } from './PasteBox.styles.ts';

const units = ['rupees', 'thousand', 'lakh', 'crore'] as const satisfies readonly PasteUnit[];

/** Properties of `PasteBox`. */
export interface PasteBoxProps {
  /** Names of the years that figures without a heading are taken to have. */
  readonly labels: readonly string[];
  readonly onPaste: (years: ReportYears) => void;
}

/** Takes figures over from a spreadsheet, and says what it took and what it did not know. */
export function PasteBox({ labels, onPaste }: PasteBoxProps): ReactElement {
  const texts = usePanelTexts();
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<PasteUnit>('rupees');
  const [taken, setTaken] = useState<PastedYears | 'nothing'>();

  const takeOver = () => {
    const pasted = readPastedYears(text, unit, labels, texts.ratios.label);
    setTaken(pasted ?? 'nothing');
    if (!pasted) return;
    setText('');
    onPaste(pasted.years);
  };

  return (
    <PasteArea>
      <summary>{texts.paste}</summary>
      <div>
        <label>
          {texts.pasteHint}
          <textarea
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </label>
        <Segmented
          legend={texts.pasteUnit}
          options={units.map((value) => ({ value, label: texts.pasteUnits[value] }))}
          value={unit}
          onChange={setUnit}
        />
        <Button variant="secondary" disabled={text.trim() === ''} onClick={takeOver}>
          {texts.takeOver}
        </Button>
        <div role="status">
          {taken === 'nothing' && <p>{texts.nothingTaken}</p>}
          {taken !== undefined && taken !== 'nothing' && (
            <>
              <p>{texts.taken(taken.recognised, taken.years.length)}</p>
              {taken.problems.length > 0 && (
                <ul>
                  {taken.problems.map(texts.pasteProblem).map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
    </PasteArea>
  );
}
