import { styled } from 'styled-components';

export const CorrectionsFrame = styled.details`
  margin-top: 24px;
  font-size: var(--ui);

  summary {
    width: fit-content;
    padding-block: 11px;
    cursor: pointer;
  }
  p {
    max-width: 68ch;
    color: var(--muted);
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-block: 12px 16px;
  padding-inline-start: 20px;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;
