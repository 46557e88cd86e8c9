import { styled } from 'styled-components';

export const Start = styled.section`
  margin-top: 64px;

  > p {
    max-width: 68ch;
    margin-top: 6px;
    color: var(--muted);
  }
  > h2 + div {
    margin-top: 20px;
  }
  > p + div {
    margin-top: 32px;
  }
`;

export const Regime = styled.div`
  display: grid;
  gap: 24px;

  > p {
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
`;

export const Slabs = styled.div`
  tbody th {
    white-space: nowrap;
  }
`;

export const SectionNumber = styled.small`
  display: block;
  font-size: var(--caption);
  color: var(--muted);
`;
