import { styled } from 'styled-components';

/** A figure with its field for each year; on a small screen the fields are below its name. */
export const FigureLine = styled.div<{ $years: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(${({ $years }) => $years}, minmax(0, 124px));
  gap: 4px 8px;
  align-items: center;
  padding-block: 10px;
  border-bottom: 1px solid var(--line);

  @container figures (max-width: 479.98px) {
    grid-template-columns: repeat(${({ $years }) => $years}, minmax(0, 1fr));
  }
`;

export const Name = styled.div`
  font-size: var(--ui);
  line-height: 1.4;

  small {
    display: block;
    font-size: var(--caption);
    color: var(--muted);
  }
  @container figures (max-width: 479.98px) {
    grid-column: 1 / -1;
  }
`;

export const Cell = styled.input`
  width: 100%;
  min-width: 0;
  height: 44px;
  padding: 0 10px;
  border: 1px solid var(--control);
  border-radius: 8px;
  font-size: 1rem;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
  background: var(--bg);

  &:focus-visible {
    outline: none;
    border-color: var(--text);
    box-shadow: inset 0 0 0 1px var(--text);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;

export const Fault = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: 6px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--danger);

  > svg {
    flex: none;
  }
`;
