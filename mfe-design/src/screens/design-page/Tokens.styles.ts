import { styled } from 'styled-components';

export const Chip = styled.span<{ $token: string }>`
  display: inline-block;
  width: 28px;
  height: 16px;
  margin-inline-end: 10px;
  border: 1px solid var(--control);
  border-radius: 4px;
  background: var(--${({ $token }) => $token});
  vertical-align: -3px;
  forced-color-adjust: none;
`;

export const Mono = styled.span`
  white-space: nowrap;
`;

export const TokenGroup = styled.div`
  padding-block: 16px 20px;

  table {
    table-layout: fixed;
    font-size: var(--small);
  }
  th:first-child {
    width: 34%;
  }
  th:nth-child(2) {
    width: 22%;
  }
  :is(td, th):nth-child(n + 3) {
    padding-inline-start: 12px;
  }
`;

export const Sample = styled.span<{ $size: string; $weight: number }>`
  font-size: var(--${({ $size }) => $size});
  font-weight: ${({ $weight }) => $weight};
  line-height: 1.12;
  letter-spacing: ${({ $weight }) => ($weight === 580 ? '-0.028em' : '0')};
  overflow-wrap: anywhere;
`;

export const TokenBar = styled.span<{ $px: number }>`
  width: ${({ $px }) => $px}px;
  max-width: 100%;
  height: 12px;
  background: var(--text);
  forced-color-adjust: none;
`;

export const Spaces = styled.ol`
  display: grid;
  grid-template-columns: 3em minmax(0, 1fr);
  gap: 6px 16px;
  align-items: center;
  list-style: none;
  padding-block: 16px;
  font-size: var(--caption);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--muted);

  li {
    display: contents;
  }
`;

export const Radii = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding-block: 20px 12px;
  border-top: 1px solid var(--line);
  list-style: none;
  font-size: var(--caption);
  line-height: 1.5;
  color: var(--muted);
`;

export const Corner = styled.span<{ $px: number }>`
  display: block;
  width: 84px;
  height: 56px;
  margin-bottom: 8px;
  border: 1.5px solid var(--text);
  border-radius: ${({ $px }) => $px}px;
`;
