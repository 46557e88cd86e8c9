import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  gap: 24px;
  max-width: 66ch;
  line-height: 1.6;

  dl {
    display: grid;
    gap: 16px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: baseline;
  }
  dt {
    flex-basis: 100%;
    font-size: var(--ui);
    color: var(--muted);
  }
  dd {
    margin: 0;
  }
`;

export const Example = styled.div`
  padding: 14px 18px;
  border-inline-start: 3px solid var(--accent);
  background: var(--surface);

  strong {
    display: block;
    font-size: var(--ui);
  }
`;

export const TermSource = styled.p`
  font-size: var(--ui);
  color: var(--muted);
`;
