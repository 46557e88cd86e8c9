import { Button, Icon, TextField } from '@artha/shared/design';
import { useAfterNextPaint } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { askedInputs } from '../../../domain/figures/askedInputs.ts';
import { withEarlierYear, withFigure, type ReportYear, type ReportYears } from '../../../domain/figures/reportYears.ts';
import { findContradictions } from '../../../domain/figures/findContradictions.ts';
import { emptyDraft, hasContent, LONGEST_NAME, type ReportDraft } from '../../../domain/figures/reportDraft.ts';
import { isSample, sampleYears } from '../../../domain/figures/sampleYears.ts';
import { formatInput } from '../../../domain/ratios/formatRatio.ts';
import { figureGroups, ratioInputs, type InputId } from '../../../domain/ratios/inputs.ts';
import type { Ratio } from '../../../domain/ratios/ratio.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { OwnFormulas } from '../own/OwnFormulas.tsx';
import { FigureRow } from './FigureRow.tsx';
import { CompanyField, YearsActions, YearsForm, FigureGroup, Told } from './FiguresForm.styles.ts';
import { PasteBox } from './PasteBox.tsx';
import { useFigureChanges, type FigureChanges } from './useFigureChanges.ts';
import { WorkbookBox } from './WorkbookBox.tsx';
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
  /** The ratios of the report: what they need is asked for. */
  readonly ratios: readonly Ratio[];
  readonly draft: ReportDraft;
  readonly onChange: (draft: ReportDraft) => void;
}

interface PartProps {
  readonly draft: ReportDraft;
  readonly changes: FigureChanges;
}

function FormActions({ draft, changes: { replace, copyLink } }: PartProps): ReactElement {
  const texts = usePanelTexts();
  const afterNextPaint = useAfterNextPaint();
  return (
    <YearsActions>
      <Button
        variant="secondary"
        onClick={() => {
          // A field for each of the figures takes a slow phone long: the button answers before.
          afterNextPaint(() => {
            replace({ ...draft, company: '', years: sampleYears }, texts.sampleFilled);
          });
        }}
      >
        {texts.fillSample}
      </Button>
      {hasContent(draft) && (
        <>
          <Button variant="secondary" onClick={() => void copyLink()}>
            {texts.copyLink}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              replace(emptyDraft(new Date()), texts.cleared);
            }}
          >
            {texts.clear}
          </Button>
        </>
      )}
    </YearsActions>
  );
}

function Outcome({ draft, changes: { told, undo } }: PartProps): ReactElement {
  const texts = usePanelTexts();
  return (
    <Told role="status">
      {told || (isSample(draft.years) ? texts.sampleFigures : '')}{' '}
      {undo && (
        <Button variant="quiet" onClick={undo}>
          <Icon name="retry" size={18} />
          {texts.undo}
        </Button>
      )}
    </Told>
  );
}

interface ContradictionsProps {
  readonly years: ReportYears;
  readonly asked: readonly InputId[];
}

/** Names the figures that cannot all be right. The ratios are computed all the same. */
function Contradictions({ years, asked }: ContradictionsProps): ReactElement {
  const texts = usePanelTexts();
  const rupees = (value: number) => formatInput(value, 'rupees');
  return (
    <Told as="div" role="status">
      {findContradictions(years, asked).map((found) =>
        found.kind === 'part' ? (
          <p key={found.label + found.part}>
            {texts.contradiction(found.label, texts.ratios.label(found.part), texts.ratios.label(found.whole))}
          </p>
        ) : (
          <p key={found.label}>{texts.imbalance(found.label, rupees(found.assets), rupees(found.claims))}</p>
        ),
      )}
    </Told>
  );
}

/** Some figures in the groups of a statement of accounts. */
function groupsOf(asked: readonly InputId[]) {
  return figureGroups
    .map((name) => ({ name, inputs: asked.filter((input) => ratioInputs[input].group === name) }))
    .filter(({ inputs }) => inputs.length > 0);
}

/** Asks for the figures that the chosen ratios need, each once, for up to three years. */
export function FiguresForm({ ratios, draft, onChange }: FiguresFormProps): ReactElement {
  const texts = usePanelTexts();
  const { company, years } = draft;
  const changes = useFigureChanges(draft, onChange);
  const asked = askedInputs(ratios);
  const labels = withEarlierYear(withEarlierYear(years)).map(({ label }) => label);
  const take = (taken: ReportYears) => {
    changes.replace({ ...draft, years: merge(years, taken) }, '');
  };
  const changeYears = (next: ReportYears) => {
    onChange({ ...draft, years: next });
  };
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
      <FormActions draft={draft} changes={changes} />
      <Outcome draft={draft} changes={changes} />
      <PasteBox labels={labels} onPaste={take} />
      <WorkbookBox ratios={ratios} draft={draft} labels={labels} onTake={take} />
      <CompanyField>
        <TextField
          label={texts.company}
          hint={texts.companyHint}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={company}
          onChange={(event) => {
            onChange({ ...draft, company: event.target.value });
          }}
        />
      </CompanyField>
      <YearHeads years={years} onChange={changeYears} />
      {groupsOf(asked).map(({ name, inputs }) => (
        <FigureGroup key={name}>
          <legend>{texts.groups[name]}</legend>
          {inputs.map((input) => (
            <FigureRow
              key={input}
              input={input}
              years={years}
              onChange={(index, text) => {
                changeYears(withFigure(years, index, input, text));
              }}
            />
          ))}
        </FigureGroup>
      ))}
      <Contradictions years={years} asked={asked} />
      <OwnFormulas
        formulas={draft.formulas}
        onChange={(formulas) => {
          onChange({ ...draft, formulas });
        }}
      />
    </YearsForm>
  );
}
