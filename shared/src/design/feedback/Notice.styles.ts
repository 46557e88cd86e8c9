import { styled } from 'styled-components';

/** A column with `$tall`, else a row that wraps. */
export const Box = styled.div<{ $tall: boolean }>`
  display: ${({ $tall }) => ($tall ? 'grid' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  padding: ${({ $tall }) => ($tall ? 'clamp(20px, 3vw, 40px)' : '16px 20px')};
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  > svg {
    flex: none;
    color: var(--accent-text);
  }
  h2 {
    font-size: 1.625rem;
    line-height: 1.15;
    letter-spacing: -0.028em;
  }
`;

export const Words = styled.div`
  flex: 1 1 15em;
  max-width: 60ch;

  h2 + * {
    margin-top: 8px;
    color: var(--muted);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const Code = styled.p`
  width: 100%;
  font-size: var(--caption);
  color: var(--muted);
`;
