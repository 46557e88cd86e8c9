import { css, styled } from 'styled-components';

export const Track = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding: 3px;
  border-radius: 10px;
  background: var(--surface-2);

  /* Large text on a narrow screen: one below the other, so that no word breaks. */
  @media (max-width: 19.9em) {
    display: grid;
    grid-auto-flow: row;
  }
`;

/** One of the parts of a track, chosen or not: an option to pick or the tab of a panel. */
export const part = (chosen: string) => css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 38px;
  padding: 4px min(18px, 3vw);
  border: 1px solid transparent;
  border-radius: 8px;
  font-size: var(--ui);
  font-weight: 450;
  line-height: 1.3;
  color: var(--muted);
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
  }
  &::before {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:hover {
    color: var(--text);
  }
  &${chosen} {
    border-color: var(--control);
    background: var(--bg);
    color: var(--text);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &${chosen} {
      border-color: Highlight;
    }
  }
`;

export const Option = styled.label`
  ${part(':has(:checked)')}

  &:has(:focus-visible) {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** With `$inline` the question is at the left and the answers are at the right. */
export const Choice = styled.fieldset<{ $inline?: boolean }>`
  ${({ $inline }) =>
    $inline &&
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 12px 24px;

      legend {
        /* A floated legend is an ordinary flex item; one in flow stays above its fieldset. */
        float: left;
        margin: 0;
      }
    `}
`;

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-size: var(--ui);
  font-weight: 550;
  line-height: 1.45;
`;
