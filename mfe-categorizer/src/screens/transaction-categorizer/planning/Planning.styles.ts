import { styled } from 'styled-components';

export const PlanningSection = styled.section`
  margin-top: 40px;

  h2 {
    font-size: 1.125rem;
    line-height: 1.35;
  }
`;

export const Fields = styled.form`
  display: grid;
  align-items: end;
  gap: 12px 16px;
  margin-top: 12px;

  @media (min-width: 760px) {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  @media print {
    display: none;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: 4px;
  margin-block: 12px 16px;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
`;

export const Trial = styled.div`
  min-height: 24px;
  margin-block: 12px;

  ul {
    padding-inline-start: 20px;
    font-size: var(--small);
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;
