import { styled } from 'styled-components';

export const Notes = styled.aside`
  font-size: var(--ui);
  line-height: 1.45;
`;

export const Topic = styled.h2`
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
  font-size: 1rem;
  line-height: 1.35;

  &:not(:first-child) {
    margin-top: 32px;
  }
`;

export const Facts = styled.dl`
  margin: 0;
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: max(60px, 4.25em) minmax(0, 1fr);
  gap: 16px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);

  dt {
    font-weight: 550;
  }
  dd {
    color: var(--muted);
  }
`;
