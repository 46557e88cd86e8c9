import { styled } from 'styled-components';

export const Section = styled.section`
  margin-top: 28px;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-bottom: 12px;

  @media (max-width: 759.98px) {
    padding-bottom: 16px;
    border-bottom: 1px solid var(--control);
  }
`;

export const Unit = styled.span`
  font-size: var(--small);
  color: var(--muted);
`;

export const Day = styled.span`
  white-space: nowrap;
`;

export const Kind = styled.span`
  @media (min-width: 1000px) {
    white-space: nowrap;
  }
`;
