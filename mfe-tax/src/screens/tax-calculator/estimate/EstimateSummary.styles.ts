import { styled } from 'styled-components';

export const SummarySection = styled.section`
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  h2 {
    margin-top: 12px;
    font-size: 1.25rem;
    line-height: 1.35;
    letter-spacing: -0.012em;
  }
  > p {
    margin-block: 8px 16px;
    font-weight: 550;
  }
`;
