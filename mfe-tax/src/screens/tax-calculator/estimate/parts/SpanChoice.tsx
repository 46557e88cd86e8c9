import { SelectField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { wholeYear, type Span } from '../../../../domain/act/span.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';

/** Properties of `SpanChoice`. */
export interface SpanChoiceProps {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The first and the last month of an employer or of a home; a month that leaves none between them moves the other one. */
export function SpanChoice({ span, onChange }: SpanChoiceProps): ReactElement {
  const { parts: texts } = useResultTexts();
  const chosen = (value: string, otherwise: number) =>
    months.find((month) => texts.monthName(month) === value) ?? otherwise;
  const choice = (end: keyof Span, change: (month: number) => Span) => (
    <SelectField
      label={texts[end]}
      placeholder={texts.monthName(wholeYear[end])}
      options={months.filter((month) => month !== wholeYear[end]).map(texts.monthName)}
      value={span[end] === wholeYear[end] ? '' : texts.monthName(span[end])}
      onChange={({ target }) => {
        onChange(change(chosen(target.value, wholeYear[end])));
      }}
    />
  );
  return (
    <>
      {choice('from', (from) => ({ from, to: Math.max(from, span.to) }))}
      {choice('to', (to) => ({ from: Math.min(span.from, to), to }))}
    </>
  );
}
