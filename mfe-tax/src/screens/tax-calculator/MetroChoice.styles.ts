import { styled } from 'styled-components';

/** Question at the left, answers at the right. */
export const QuestionRow = styled.div`
  fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
  }
  legend {
    /* A floated legend is an ordinary flex item; one in flow stays above its fieldset. */
    float: left;
    margin: 0;
  }
`;

export const QuestionHint = styled.span`
  display: block;
  font-size: var(--small);
  font-weight: 400;
  color: var(--muted);
`;
