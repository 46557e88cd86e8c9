import { styled } from 'styled-components';

/** Steps of space between parts. */
const gaps = { small: '8px', medium: '16px', large: 'clamp(28px, 4vw, 40px)' } as const;

/** How far the parts of a `Stack` or a `Row` are from each other. */
export type Gap = keyof typeof gaps;

/** Parts below each other, with the same space between them. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'medium' }) => gaps[$gap]};
`;

/** Parts beside each other, such as the buttons of a form; they wrap if the space is too narrow. */
export const Row = styled.div<{ $gap?: Gap }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 'medium' }) => gaps[$gap]};
`;

/** Fields of a form: in columns of one width, or below each other if the space is too narrow. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  align-items: start;
  gap: 20px 24px;
`;
