import { styled } from 'styled-components';

export const Section = styled.section`
  margin-top: 64px;

  > p {
    max-width: 60ch;
    margin-top: 6px;
    color: var(--muted);
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 20px;
  list-style: none;
  font-size: var(--small);
  font-variant-numeric: tabular-nums lining-nums;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  span {
    color: var(--muted);
  }
`;

const hatching = 'repeating-linear-gradient(135deg, var(--hatch) 0 1.5px, transparent 1.5px 5px)';

export const Swatch = styled.i<{ $old: boolean }>`
  width: 22px;
  height: 14px;
  border: 1px solid ${({ $old }) => ($old ? 'var(--regime-old)' : 'var(--accent)')};
  border-radius: 3px;
  background: ${({ $old }) => ($old ? hatching : 'var(--accent)')};
  forced-color-adjust: none;
`;

export const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 48px;
  align-items: start;
  margin-top: 72px;

  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;
