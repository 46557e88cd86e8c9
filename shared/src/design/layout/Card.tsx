import { styled } from 'styled-components';

/** A hairline box; `$selected` draws the ink border of the chosen one. */
export const Card = styled.div<{ $selected?: boolean }>`
  padding: clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--bg);
  ${({ $selected }) => $selected && 'box-shadow: inset 0 0 0 1px var(--text); border-color: var(--text);'}
`;

/** A small tag, such as a category. */
export const Tag = styled.span`
  display: inline-block;
  padding: 2px 8px;
  border-radius: 6px;
  font-size: var(--caption);
  line-height: 1.5;
  background: var(--surface-2);
`;
