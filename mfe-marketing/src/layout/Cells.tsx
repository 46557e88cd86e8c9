import { styled } from 'styled-components';

/**
 * Cards of one set as joined cells with one hairline between them. Each cell draws its right and lower line, and the
 * frame cuts off the outermost, so an incomplete last row leaves no grey hole.
 */
export const Cells = styled.ul<{ $columns: number }>`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 12px;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    padding: clamp(20px, 2.4vw, ${({ $columns }) => ($columns > 3 ? 24 : 32)}px);
    box-shadow:
      1px 0 var(--line),
      0 1px var(--line),
      1px 1px var(--line);
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1080px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

export const CellTitle = styled.h3`
  font-size: var(--h3);
  line-height: 1.35;
  letter-spacing: -0.012em;
`;

export const CellText = styled.p`
  margin-top: 4px;
  font-size: var(--ui);
  color: var(--muted);
  line-height: 1.5;
`;
