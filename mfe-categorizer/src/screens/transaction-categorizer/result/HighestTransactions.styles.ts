import { styled } from 'styled-components';

export const HighestSection = styled.section`
  margin-top: 56px;
`;

export const HighestNote = styled.p`
  max-width: 60ch;
  margin-top: 6px;
  color: var(--muted);
`;

export const Pair = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 20px;
  overflow-wrap: anywhere;

  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const HighestName = styled.h3`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--ui);
  font-weight: 450;
  line-height: 1.45;
  color: var(--muted);
`;

export const HighestFigure = styled.p`
  margin-block: 4px 8px;
  font-size: var(--figure);
  font-weight: 580;
  line-height: 1.15;
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Day = styled.p`
  margin-top: 4px;
  font-size: var(--small);
  color: var(--muted);
`;
