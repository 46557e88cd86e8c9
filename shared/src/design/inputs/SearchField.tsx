import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { sharedTexts } from '@artha/shared';
import { plainControl } from './Field.styles.ts';
import { Icon } from '../text/Icon.tsx';

const Box = styled.div`
  position: relative;

  /* Without JavaScript nothing would be searched. */
  @media (scripting: none) {
    display: none;
  }

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
  ${plainControl}
  height: 56px;
  padding-inline-start: 50px;
  border-radius: 10px;
  font-size: 1.0625rem;

  /* The browser's own cross gives way to a word, as soon as there is something to clear. */
  &:has(+ button) {
    padding-inline-end: 84px;
  }
  &:has(+ button)::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: 6px;
  padding-inline: 14px;
  border: 0;
  border-radius: 8px;
  font-size: var(--ui);
  font-weight: 560;
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
`;

/** Properties of `SearchField`. */
export interface SearchFieldProps {
  /** Placeholder and accessible name. */
  readonly label: string;
  readonly value: string;
  /** Called on every input event. */
  readonly onChange: (value: string) => void;
  /** Label of the button that empties it: by default `Clear`, in the language of the page. */
  readonly clear?: string;
}

/** The search above a grid of terms. 'Clear' brings the full list back and leaves the focus in the field. */
export function SearchField({ label, value, onChange, clear = sharedTexts().clear }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Icon name="search" />
      <Input
        ref={input}
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
      {value !== '' && (
        <Clear
          type="button"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          {clear}
        </Clear>
      )}
    </Box>
  );
}
