import { styled } from 'styled-components';

export const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  @media (max-width: 759.98px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/** Marigold only where every balance adds up. */
export const Mark = styled.span<{ $isProved: boolean }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  ${({ $isProved }) =>
    $isProved ? 'color: var(--on-accent); background: var(--accent);' : 'color: var(--accent-text); background: none;'}
`;

export const Facts = styled.div`
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

export const FileName = styled.p`
  font-size: 1rem;
  font-weight: 550;
  color: var(--text);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  gap: 12px;

  @media (max-width: 759.98px) {
    grid-column: 1 / -1;
    flex-direction: column;
  }
`;

export const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 12px;
  font-size: var(--ui);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--muted);
  }
`;
