import { styled } from 'styled-components';

export const Lines = styled.p`
  max-width: 68ch;
  margin-top: 16px;
  line-height: 1.5;

  + div {
    margin-top: 24px;
  }
`;

/** The marks of the axis are below the drawing. */
export const SavingsFrame = styled.div`
  margin-top: 40px;

  svg + div {
    margin-top: 48px;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Information = styled.p`
  max-width: 80ch;
  margin-top: 32px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

export const Payments = styled.div`
  display: grid;
  gap: 20px;
  margin-block: 20px;
`;
