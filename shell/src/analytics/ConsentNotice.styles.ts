import { styled } from 'styled-components';
import { Container } from '@artha/shared/design';

export const ConsentSection = styled.section`
  padding-block: 32px;
  border-top: 1px solid var(--line);

  @media print {
    display: none;
  }
`;

export const ConsentColumns = styled(Container)`
  display: grid;
  gap: 20px 48px;

  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 40rem) minmax(16rem, 20rem);
    align-items: start;
    justify-content: space-between;
  }
`;

export const Text = styled.div`
  h2 {
    margin-bottom: 8px;
    font-size: 1.125rem;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
  > p {
    font-size: var(--ui);
    line-height: 1.5;
    color: var(--muted);
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: var(--ui);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`;

/** Two of the same width, whatever their labels. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;
