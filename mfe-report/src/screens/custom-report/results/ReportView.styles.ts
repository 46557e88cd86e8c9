import { styled } from 'styled-components';

/** The report as a part of the page: dark with the panel, black on white on paper. */
export const ReportArticle = styled.article`
  margin-top: 56px;

  > h3 {
    max-width: 20ch;
    font-size: clamp(1.5rem, 2.4vw, 1.875rem);
    line-height: 1.1;
    letter-spacing: -0.026em;
  }
  > h3 + p {
    margin-top: 8px;
    font-size: var(--caption);
    color: var(--muted);
  }
  @media print {
    margin: 0;
  }
`;

export const Entry = styled.section`
  margin-top: 24px;
  padding-top: 28px;
  border-top: 1px solid var(--line);
  break-inside: avoid;

  h4 {
    font-size: var(--h3);
    line-height: 1.35;
    letter-spacing: -0.012em;
  }
  > p {
    max-width: 62ch;
    margin-top: 8px;
    font-size: var(--small);
    line-height: 1.55;
    color: var(--muted);
  }
  b {
    font-weight: 580;
    color: var(--text);
  }
`;

export const FormulaBox = styled.div`
  margin-top: 12px;
  padding: 16px;
  border-radius: 10px;
  font-size: 1rem;
  background: var(--surface);

  @media (max-width: 419.98px) {
    padding-inline: 4px;
    font-size: var(--caption);
  }
`;
