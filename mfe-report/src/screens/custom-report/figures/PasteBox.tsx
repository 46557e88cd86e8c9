import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { readPastedYears, type PastedYears, type PasteUnit } from '../../../domain/figures/pastedYears.ts';
import type { ReportYears } from '../../../domain/figures/reportYears.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { PasteArea } from './PasteBox.styles.ts';
import { Taken } from './Taken.tsx';
import { UnitChoice } from './UnitChoice.tsx';

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
        <UnitChoice unit={unit} onChange={setUnit} />
        <Button variant="secondary" disabled={text.trim() === ''} onClick={takeOver}>
          {texts.takeOver}
        </Button>
        <Taken taken={taken} />
      </div>
    </PasteArea>
  );
}
