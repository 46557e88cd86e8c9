import { styled } from 'styled-components';

export const Band = styled.section`
  padding-block: var(--section);
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    gap: 32px 24px;
    align-items: center;

    @media (min-width: 760px) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`;

export const Invitation = styled.div`
  display: grid;
  gap: 16px;
  padding: clamp(20px, 2.6vw, 32px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  p:last-child {
    font-size: var(--ui);
    color: var(--muted);
  }
  p > a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 560;
    color: var(--text);
  }
  @media (min-width: 760px) {
    justify-items: start;
  }
`;
