import { styled } from 'styled-components';

export const QuestionHint = styled.span`
  display: block;
  font-size: var(--small);
  font-weight: 400;
  color: var(--muted);
`;
