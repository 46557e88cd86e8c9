import { Card, ToolHeading } from '@artha/shared/design';
import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-bottom: 20px;
  border-bottom: 1px solid var(--line);
  list-style: none;
  font-size: var(--ui);
  color: var(--muted);

  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  li[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
`;

export const StepNumber = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid var(--control);
  border-radius: 50%;
  font-size: var(--caption);
  font-weight: 550;
  line-height: 1;

  [aria-current] > & {
    border-color: var(--ink);
    color: var(--on-ink);
    background: var(--ink);
  }
`;

export const FormCard = styled(Card)`
  form {
    display: grid;
    gap: 28px;
    margin-top: 28px;
  }
`;

export const StepHeading = styled(ToolHeading)`
  &:focus {
    outline: none;
  }
`;

export const StepActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;

  @media (max-width: 759.98px) {
    flex-direction: column-reverse;
  }
`;
