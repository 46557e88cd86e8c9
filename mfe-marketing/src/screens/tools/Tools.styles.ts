import { styled } from 'styled-components';
import { Cells } from '../../layout/Cells.tsx';

export const Drawing = styled.div`
  margin-bottom: 32px;

  svg {
    width: 100%;
    height: auto;
  }
`;

export const ToolRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  width: 100%;

  h2 {
    font-size: 1.25rem;
  }
  p {
    font-size: 1rem;
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--text);
    outline-offset: -4px;
    border-radius: 12px;
  }
  > svg {
    flex: none;
    margin-top: 4px;
    color: var(--muted);
    transition: transform var(--fast);
  }
  li:hover > & > svg {
    transform: translateX(3px);
  }
  @media (prefers-reduced-motion: reduce) {
    li:hover > & > svg {
      transform: none;
    }
  }
`;

/** Another link of a card, above the box of the first one. */
export const WayIn = styled.p`
  position: relative;
  width: fit-content;

  &:empty {
    display: none;
  }
`;

/** Two to a row, each a line with its sign at the left. */
export const References = styled(Cells)`
  margin-top: 24px;

  > li {
    display: flex;
    align-items: center;
    gap: 24px;
    padding-block: 24px;
  }
  ${ToolRow} h2 {
    font-size: 1rem;
  }
  ${ToolRow} p {
    font-size: var(--small);
  }
  ${ToolRow} {
    align-items: center;
  }
  ${ToolRow} > svg {
    margin-top: 0;
  }
`;

/** The icon of a small card. */
export const Sign = styled.svg.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 48px;
  height: 60px;
`;
