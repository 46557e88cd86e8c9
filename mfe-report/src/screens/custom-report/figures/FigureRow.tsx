import { Icon } from '@artha/shared/design';
import { useId, useState, type ReactElement } from 'react';
import { readFigure, tidyFigure } from '../../../domain/figures/readFigure.ts';
import type { ReportYears } from '../../../domain/figures/reportYears.ts';
import { ratioInputs, type InputId } from '../../../domain/ratios/inputs.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Cell, Fault, Name, FigureLine } from './FigureRow.styles.ts';

/** Properties of `FigureRow`. */
export interface FigureRowProps {
  readonly input: InputId;
  readonly years: ReportYears;
  readonly onChange: (index: number, text: string) => void;
}

/** One figure over the years. Its fault appears when its field is left, and goes as soon as it is mended. */
export function FigureRow({ input, years, onChange }: FigureRowProps): ReactElement {
  const id = useId();
  const texts = usePanelTexts();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { kind } = ratioInputs[input];
  const label = texts.ratios.label(input);
  const hint = texts.hints[input];
  const faults = years.flatMap(({ label: year, typed }, index) => {
    const read = readFigure(input, typed[input] ?? '');
    return read.kind === 'fault' && left.has(index)
      ? [{ index, sentence: `${year}: ${texts.figureFaults[read.fault](label)}` }]
      : [];
  });
  const leave = (index: number, text: string) => {
    const tidied = tidyFigure(input, text);
    if (tidied !== text) onChange(index, tidied);
    setLeft((before) => new Set([...before, index]));
  };
  return (
    <FigureLine $years={years.length}>
      <Name>
        {label}
        {kind === 'rate' && ', %'}
        {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      </Name>
      {years.map(({ label: year, typed }, index) => {
        const isFaulty = faults.some((fault) => fault.index === index);
        const describedBy = [hint !== undefined && `${id}-hint`, isFaulty && `${id}-fault-${index}`];
        return (
          <Cell
            // A year has no name of its own while it is being renamed.
            key={index}
            aria-label={texts.figureOf(label, year)}
            aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
            aria-invalid={isFaulty || undefined}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={typed[input] ?? ''}
            onChange={(event) => {
              onChange(index, event.target.value);
            }}
            onBlur={(event) => {
              leave(index, event.target.value);
            }}
          />
        );
      })}
      {faults.map(({ index, sentence }) => (
        <Fault key={index} id={`${id}-fault-${index}`}>
          <Icon name="warning" size={18} />
          {sentence}
        </Fault>
      ))}
    </FigureLine>
  );
}
