import { styled } from 'styled-components';
import { Group } from '../EstimateForm.styles.ts';

export const OtherGainsGroup = styled(Group)`
  summary {
    cursor: pointer;
  }
  summary > h2 {
    display: inline;
    margin: 0;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: 28px;
  margin-block: 20px 28px;

  > p {
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  > h3 {
    font-size: var(--ui);
  }
`;

export const Row = styled.div`
  > h3 {
    margin-bottom: 12px;
    font-size: var(--ui);
  }
  > p {
    margin-top: 12px;
    line-height: 1.5;
  }
  > button {
    margin-top: 12px;
  }
`;
