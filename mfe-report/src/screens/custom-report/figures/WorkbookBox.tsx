import { Button, Checkbox, FileDrop, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import {
  latestYears,
  readYearsTable,
  type PastedYears,
  type PasteUnit,
  type YearsTable,
} from '../../../domain/figures/pastedYears.ts';
import type { ReportDraft } from '../../../domain/figures/reportDraft.ts';
import { hasFigures, MOST_YEARS, type ReportYears } from '../../../domain/figures/reportYears.ts';
import type { Ratio } from '../../../domain/ratios/ratio.ts';
import { reportFileName } from '../../../domain/reportFileName.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { YearsActions } from './FiguresForm.styles.ts';
import { PasteArea } from './PasteBox.styles.ts';
import { saveWorkbook } from './saveWorkbook.ts';
import { Taken } from './Taken.tsx';
import { UnitChoice } from './UnitChoice.tsx';

const MOST_BYTES = 5_000_000;

interface ChosenFile {
  readonly name: string;
  /** Undefined if no row of it was understood. */
  readonly table: YearsTable | undefined;
  /** The places of the years to take. */
  readonly places: readonly number[];
}

/** Properties of `WorkbookBox`. */
export interface WorkbookBoxProps {
  readonly ratios: readonly Ratio[];
  readonly draft: ReportDraft;
  /** Names of the years that figures without a heading are taken to have. */
  readonly labels: readonly string[];
  readonly onTake: (years: ReportYears) => void;
}

/**
 * Takes figures from a workbook and writes them to one. The code that does either loads when it is needed, in one chunk:
 * both use one library.
 */
export function WorkbookBox({ ratios, draft, labels, onTake }: WorkbookBoxProps): ReactElement {
  const texts = usePanelTexts();
  const { workbook } = texts;
  const [unit, setUnit] = useState<PasteUnit>('rupees');
  const [file, setFile] = useState<ChosenFile>();
  const [taken, setTaken] = useState<PastedYears | 'nothing'>();
  const [fault, setFault] = useState('');

  const read = async (chosen: File) => {
    setTaken(undefined);
    setFault('');
    try {
      const { readTables } = await import(/* webpackChunkName: "workbook" */ '../../../workbook/readTables.ts');
      const tables = readTables(new Uint8Array(await chosen.arrayBuffer()))
        .map((cells) => readYearsTable(cells, labels, texts.ratios.label))
        .filter((table) => table !== undefined);
      // The sheet of figures, beside those with notes.
      const [table] = tables.toSorted((one, other) => other.recognised - one.recognised);
      setFile({ name: chosen.name, table, places: table ? latestYears(table) : [] });
      if (!table) setTaken('nothing');
    } catch {
      setFile(undefined);
      setFault(workbook.unreadable);
    }
  };
  const takeOver = ({ table, places }: ChosenFile) => {
    const years = table?.take(places, unit);
    if (!years) return;
    setTaken(years);
    onTake(years.years);
  };
  const save = async () => {
    setFault('');
    try {
      const { company, years } = draft;
      const given = years.filter(hasFigures).map(({ label }) => label);
      await saveWorkbook({ ratios, company, years, texts }, reportFileName(company, given, 'xlsx'));
    } catch {
      setFault(workbook.notWritten);
    }
  };
  const labelsOfFile = file?.table?.labels ?? [];

  return (
    <PasteArea>
      <summary>{workbook.heading}</summary>
      <div>
        <p>{workbook.hint}</p>
        <YearsActions>
          <Button variant="secondary" onClick={() => void save()}>
            <Icon name="download" size={18} />
            {draft.years.some(hasFigures) ? workbook.save : workbook.template}
          </Button>
        </YearsActions>
        <FileDrop
          label={workbook.file}
          name="workbook"
          accept=".xlsx,.xls,.csv"
          prompt={workbook.prompt}
          touchPrompt={workbook.touchPrompt}
          hint={workbook.limit}
          chosen={file && { name: file.name, note: labelsOfFile.join(', ') }}
          refuse={({ size }) => (size > MOST_BYTES ? workbook.tooLarge : undefined)}
          onChoose={(chosen) => void read(chosen)}
        />
        {file?.table && (
          <>
            <UnitChoice unit={unit} onChange={setUnit} />
            {labelsOfFile.length > MOST_YEARS && (
              <fieldset>
                <legend>{workbook.years}</legend>
                {labelsOfFile.map((label, place) => (
                  <Checkbox
                    key={place}
                    label={label}
                    autoComplete="off"
                    checked={file.places.includes(place)}
                    disabled={!file.places.includes(place) && file.places.length === MOST_YEARS}
                    onChange={(event) => {
                      const others = file.places.filter((other) => other !== place);
                      setFile({ ...file, places: event.target.checked ? [...others, place] : others });
                    }}
                  />
                ))}
              </fieldset>
            )}
            <Button
              variant="secondary"
              disabled={file.places.length === 0}
              onClick={() => {
                takeOver(file);
              }}
            >
              {texts.takeOver}
            </Button>
          </>
        )}
        {fault !== '' && <p role="alert">{fault}</p>}
        <Taken taken={taken} />
      </div>
    </PasteArea>
  );
}
