import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { control } from './Field.styles.ts';
import { Icon } from './Icon.tsx';

const Box = styled.label`
  position: relative;
  display: block;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 18px;
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${control}
  height: 56px;
  padding-inline-start: 50px;
  border-radius: 10px;
  font-size: 1.0625rem;
`;

export interface SearchFieldProps {
  /** Placeholder and accessible name in one. */
  readonly label: string;
  readonly value: string;
  /** Called on every input event. */
  readonly onChange: (value: string) => void;
}

/** The search above a grid of terms. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactElement {
  return (
    <Box>
      <Icon name="search" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Box>
  );
}
