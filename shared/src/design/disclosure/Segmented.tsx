import { useId, type ReactElement, type ReactNode } from 'react';
import { Choice, Legend, Option, Track } from './Segmented.styles.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Properties of `Segmented`. */
export interface SegmentedProps<T extends string> {
  /** The legend, for screen readers and, unless hidden, above the control. */
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  /** Puts the legend at the left and the options at the right. */
  readonly inline?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, as a native radio group: arrows move, the form carries the value. */
export function Segmented<T extends string>({
  legend,
  legendHidden,
  inline,
  options,
  value,
  onChange,
}: SegmentedProps<T>): ReactElement {
  const name = useId();
  return (
    <Choice {...(inline && { $inline: true })}>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Track>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </Option>
        ))}
      </Track>
    </Choice>
  );
}
