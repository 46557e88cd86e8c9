import { styled } from 'styled-components';

export const FormulaList = styled.fieldset`
  display: grid;
  gap: 16px;
  margin-top: 32px;

  legend {
    padding: 0 0 8px;
    font-size: var(--caption);
    font-weight: 560;
    color: var(--muted);
  }
  p {
    font-size: var(--small);
    line-height: 1.5;
  }
`;

export const OwnFormula = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
`;

export const FigureNames = styled.details`
  font-size: var(--small);
  line-height: 1.6;
  color: var(--muted);

  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
`;
