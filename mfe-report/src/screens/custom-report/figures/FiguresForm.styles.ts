import { styled } from 'styled-components';

export const YearsForm = styled.form`
  container: figures / inline-size;
  margin-top: 48px;

  h3 {
    font-size: var(--h2-tool);
    line-height: 1.12;
    letter-spacing: -0.022em;
  }
  > p {
    max-width: 60ch;
    margin-top: 12px;
    font-size: var(--small);
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;

export const CompanyField = styled.div`
  margin-block: 24px 16px;
`;

export const YearsActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 20px;
`;

export const Told = styled.p`
  min-height: 1.5em;
  margin-top: 12px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

export const FigureGroup = styled.fieldset`
  margin-top: 24px;

  legend {
    padding: 0 0 8px;
    font-size: var(--caption);
    font-weight: 560;
    color: var(--muted);
  }
`;
