import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Track = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding: 3px;
  border-radius: 10px;
  background: var(--surface-2);
`;

const Part = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 38px;
  padding: 4px 18px;
  border: 1px solid transparent;
  border-radius: 8px;
  font-size: var(--ui);
  font-weight: 450;
  line-height: 1.3;
  color: var(--muted);
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:has(:checked) {
    border-color: var(--control);
    background: var(--bg);
    color: var(--text);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

export interface SegmentedProps<T extends string> {
  /** What is chosen here, for listeners and, unless hidden, above the control. */
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-size: var(--ui);
  font-weight: 550;
  line-height: 1.45;
`;

/** One of a few, as a native radio group: arrows move, the form carries the value. */
export function Segmented<T extends string>({
  legend,
  legendHidden,
  options,
  value,
  onChange,
}: SegmentedProps<T>): ReactElement {
  const name = useId();
  return (
    <fieldset>
      {legendHidden ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Track>
        {options.map((option) => (
          <Part key={option.value}>
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
          </Part>
        ))}
      </Track>
    </fieldset>
  );
}
