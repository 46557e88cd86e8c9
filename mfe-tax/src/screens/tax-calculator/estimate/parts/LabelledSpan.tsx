import { useId, type ReactElement } from 'react';
import { Fields, Wide } from '../EstimateForm.styles.ts';
import { SpanLegend } from './PartGroup.styles.ts';
import { SpanChoice, type SpanChoiceProps } from './SpanChoice.tsx';

/** Properties of `LabelledSpan`. */
export interface LabelledSpanProps extends SpanChoiceProps {
  readonly legend: string;
}

/** The months of the first employer or home, whose other questions have no group of their own. */
export function LabelledSpan({ legend, ...choice }: LabelledSpanProps): ReactElement {
  const legendId = useId();
  return (
    <Wide role="group" aria-labelledby={legendId}>
      <SpanLegend id={legendId}>{legend}</SpanLegend>
      <Fields>
        <SpanChoice {...choice} />
      </Fields>
    </Wide>
  );
}
