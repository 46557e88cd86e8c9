import { Button, Segmented } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { countInWords, capitalisedCount } from '../../../domain/countInWords.ts';
import { readPastedYears, type PastedYears, type PasteUnit } from '../../../domain/figures/pastedYears.ts';
import type { ReportYears } from '../../../domain/figures/reportYears.ts';
import { Box } from './PasteBox.styles.ts';

const units = [
  { value: 'rupees', label: 'Rupees' },
  { value: 'thousand', label: 'Thousand' },
  { value: 'lakh', label: 'Lakh' },
  { value: 'crore', label: 'Crore' },
] as const satisfies readonly { readonly value: PasteUnit; readonly label: string }[];

const nothingKnown =
  'No row has the name of a figure. Put names such as Total assets in the first column, and years in the others.';

/** Properties of `PasteBox`. */
export interface PasteBoxProps {
  /** Names of the years that figures without a heading are taken to have. */
  readonly labels: readonly string[];
  readonly onPaste: (years: ReportYears) => void;
}

/** Takes figures over from a spreadsheet, and says what it took and what it did not know. */
export function PasteBox({ labels, onPaste }: PasteBoxProps): ReactElement {
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<PasteUnit>('rupees');
  const [taken, setTaken] = useState<PastedYears | 'nothing'>();

  const takeOver = () => {
    const pasted = readPastedYears(text, unit, labels);
    setTaken(pasted ?? 'nothing');
    if (!pasted) return;
    setText('');
    onPaste(pasted.years);
  };

  return (
    <Box>
      <summary>Paste from a spreadsheet</summary>
      <div>
        <label>
          Copy the cells, names in the first column and years beside them, and paste them here.
          <textarea
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </label>
        <Segmented legend="The amounts are in" options={units} value={unit} onChange={setUnit} />
        <Button variant="secondary" disabled={text.trim() === ''} onClick={takeOver}>
          Take over
        </Button>
        <div role="status">
          {taken === 'nothing' && <p>{nothingKnown}</p>}
          {taken !== undefined && taken !== 'nothing' && (
            <>
              <p>
                {capitalisedCount(taken.recognised, 'row')} taken over, for {countInWords(taken.years.length, 'year')}.
              </p>
              {taken.problems.length > 0 && (
                <ul>
                  {taken.problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
    </Box>
  );
}
