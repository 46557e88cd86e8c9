import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { askedInputs } from '../../../domain/figures/askedInputs.ts';
import { writeFiguresLink } from '../../../domain/figures/figuresLink.ts';
import {
  emptyYears,
  hasFigures,
  withEarlierYear,
  withFigure,
  type ReportYear,
  type ReportYears,
} from '../../../domain/figures/reportYears.ts';
import { isSample, SAMPLE_COMPANY, sampleYears } from '../../../domain/figures/sampleYears.ts';
import { figureGroups, ratioInputs } from '../../../domain/ratios/inputs.ts';
import type { FinancialTerm } from '../../../domain/terms.ts';
import { FigureRow } from './FigureRow.tsx';
import { Actions, Form, Group, Told } from './FiguresForm.styles.ts';
import { PasteBox } from './PasteBox.tsx';
import { YearHeads } from './YearHeads.tsx';

const COPIED = 'Link copied. It contains your figures, so anyone who has the link can read them.';
const NOT_COPIED = 'The link could not be copied: the browser does not let this page write to the clipboard.';

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

/** Asks for the figures that the chosen ratios need, each once, for up to three years. */
export function FiguresForm({ terms, years, onChange }: FiguresFormProps): ReactElement {
  const [told, setTold] = useState('');
  /** What a change of many figures at once took the place of. */
  const [replaced, setReplaced] = useState<ReportYears>();
  const asked = askedInputs(terms.map(({ id }) => id));
  const groups = figureGroups
    .map((name) => ({ name, inputs: asked.filter((input) => ratioInputs[input].group === name) }))
    .filter(({ inputs }) => inputs.length > 0);

  const replace = (next: ReportYears, words: string) => {
    setReplaced(years.some(hasFigures) ? years : undefined);
    setTold(words);
    onChange(next);
  };
  const copyLink = async () => {
    // Emptied first, so that a second copy is announced, too.
    setTold('');
    setReplaced(undefined);
    try {
      await navigator.clipboard.writeText(
        location.origin + location.pathname + location.search + writeFiguresLink(years),
      );
      setTold(COPIED);
    } catch {
      setTold(NOT_COPIED);
    }
  };

  return (
    <Form
      noValidate
      aria-label="Your figures"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <h3>Your figures</h3>
      <p>
        Each figure is asked for once, and every ratio takes what it needs. Write 15,00,000, 15 lakh or 1.5 crore.
        Nothing leaves this device.
      </p>
      <Actions>
        <Button
          variant="secondary"
          onClick={() => {
            replace(sampleYears, `Filled in with the figures of ${SAMPLE_COMPANY}.`);
          }}
        >
          Fill in sample figures
        </Button>
        {years.some(hasFigures) && (
          <>
            <Button variant="secondary" onClick={() => void copyLink()}>
              Copy link with figures
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                replace(emptyYears(new Date()), 'All figures are gone.');
              }}
            >
              Clear
            </Button>
          </>
        )}
      </Actions>
      <Told role="status">
        {told || (isSample(years) ? `These are the figures of ${SAMPLE_COMPANY}.` : '')}{' '}
        {replaced && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange(replaced);
              setReplaced(undefined);
              setTold('Your figures are back.');
            }}
          >
            <Icon name="retry" size={18} />
            Undo
          </Button>
        )}
      </Told>
      <PasteBox
        labels={withEarlierYear(withEarlierYear(years)).map(({ label }) => label)}
        onPaste={(pasted) => {
          replace(merge(years, pasted), '');
        }}
      />
      <YearHeads years={years} onChange={onChange} />
      {groups.map(({ name, inputs }) => (
        <Group key={name}>
          <legend>{name}</legend>
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
        </Group>
      ))}
    </Form>
  );
}
