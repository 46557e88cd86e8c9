import { styled } from 'styled-components';

export const RatingList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: 16px 24px;
  margin-top: 28px;
  padding-block: 20px;
  border-block: 1px solid var(--line);
  break-inside: avoid;

  dt {
    font-size: var(--caption);
    color: var(--muted);
  }
  dd {
    margin-top: 4px;
    font-size: var(--h3);
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.012em;
  }
`;
