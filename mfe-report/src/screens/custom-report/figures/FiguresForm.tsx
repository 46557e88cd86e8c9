import { Button, Icon } from '@artha/shared/design';
import { useAfterNextPaint } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { askedInputs } from '../../../domain/figures/askedInputs.ts';
import {
  emptyYears,
  hasFigures,
  withEarlierYear,
  withFigure,
  type ReportYear,
  type ReportYears,
} from '../../../domain/figures/reportYears.ts';
import { findContradictions } from '../../../domain/figures/findContradictions.ts';
import { isSample, sampleYears } from '../../../domain/figures/sampleYears.ts';
import { figureGroups, ratioInputs } from '../../../domain/ratios/inputs.ts';
import type { FinancialTerm } from '../../../domain/terms.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { FigureRow } from './FigureRow.tsx';
import { YearsActions, YearsForm, FigureGroup, Told } from './FiguresForm.styles.ts';
import { PasteBox } from './PasteBox.tsx';
import { useFigureChanges, type FigureChanges } from './useFigureChanges.ts';
import { YearHeads } from './YearHeads.tsx';

/** Pasted years, with the figures of the same years that were there and were not pasted. */
function merge(before: ReportYears, pasted: ReportYears): ReportYears {
  return pasted.map(({ label, typed }): ReportYear => {
    const earlier = before.find((year) => year.label === label);
    return { label, typed: { ...earlier?.typed, ...typed } };
  });
}

/** Properties of `FiguresForm`. */
export interface FiguresFormProps {
  /** The terms of the report: what they need is asked for. */
  readonly terms: readonly FinancialTerm[];
  readonly years: ReportYears;
  readonly onChange: (years: ReportYears) => void;
}

interface PartProps {
  readonly years: ReportYears;
  readonly changes: FigureChanges;
}

function FormActions({ years, changes: { replace, copyLink } }: PartProps): ReactElement {
  const texts = usePanelTexts();
  const afterNextPaint = useAfterNextPaint();
  return (
    <YearsActions>
      <Button
        variant="secondary"
        onClick={() => {
          // A field for each of the figures takes a slow phone long: the button answers before.
          afterNextPaint(() => {
            replace(sampleYears, texts.sampleFilled);
          });
        }}
      >
        {texts.fillSample}
      </Button>
      {years.some(hasFigures) && (
        <>
          <Button variant="secondary" onClick={() => void copyLink()}>
            {texts.copyLink}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              replace(emptyYears(new Date()), texts.cleared);
            }}
          >
            {texts.clear}
          </Button>
        </>
      )}
    </YearsActions>
  );
}

function Outcome({ years, changes: { told, undo } }: PartProps): ReactElement {
  const texts = usePanelTexts();
  return (
    <Told role="status">
      {told || (isSample(years) ? texts.sampleFigures : '')}{' '}
      {undo && (
        <Button variant="quiet" onClick={undo}>
          <Icon name="retry" size={18} />
          {texts.undo}
        </Button>
      )}
    </Told>
  );
}

/** Names the figures that cannot both be right. The ratios are computed all the same. */
function Contradictions({ years }: Pick<PartProps, 'years'>): ReactElement {
  const texts = usePanelTexts();
  const found = findContradictions(years);
  return (
    <Told as="div" role="status">
      {found.map(({ label, part, whole }) => (
        <p key={label + part}>{texts.contradiction(label, texts.ratios.label(part), texts.ratios.label(whole))}</p>
      ))}
    </Told>
  );
}

/** The figures that some terms need, each once, in the groups of a statement of accounts. */
function groupsOf(terms: readonly FinancialTerm[]) {
  const asked = askedInputs(terms.map(({ id }) => id));
  return figureGroups
    .map((name) => ({ name, inputs: asked.filter((input) => ratioInputs[input].group === name) }))
    .filter(({ inputs }) => inputs.length > 0);
}

/** Asks for the figures that the chosen ratios need, each once, for up to three years. */
export function FiguresForm({ terms, years, onChange }: FiguresFormProps): ReactElement {
  const texts = usePanelTexts();
  const changes = useFigureChanges(years, onChange);
  return (
    <YearsForm
      noValidate
      aria-label={texts.figures}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <h3>{texts.figures}</h3>
      <p>{texts.figuresLead}</p>
      <FormActions years={years} changes={changes} />
      <Outcome years={years} changes={changes} />
      <PasteBox
        labels={withEarlierYear(withEarlierYear(years)).map(({ label }) => label)}
        onPaste={(pasted) => {
          changes.replace(merge(years, pasted), '');
        }}
      />
      <YearHeads years={years} onChange={onChange} />
      {groupsOf(terms).map(({ name, inputs }) => (
        <FigureGroup key={name}>
          <legend>{texts.groups[name]}</legend>
          {inputs.map((input) => (
            <FigureRow
              key={input}
              input={input}
              years={years}
              onChange={(index, text) => {
                onChange(withFigure(years, index, input, text));
              }}
            />
          ))}
        </FigureGroup>
      ))}
      <Contradictions years={years} />
    </YearsForm>
  );
}
