import { styled } from 'styled-components';

export const Definitions = styled.dl`
  display: grid;
  gap: 0 24px;
  margin-block: 20px;
  border-top: 1px solid var(--line);
  font-size: var(--ui);
  line-height: 1.5;

  dt {
    padding-top: 10px;
    font-weight: 580;
  }
  dd {
    padding-bottom: 10px;
    border-bottom: 1px solid var(--line);
    color: var(--muted);
  }
  dd p + p {
    margin-top: 4px;
  }
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    dt {
      padding-bottom: 10px;
      border-bottom: 1px solid var(--line);
    }
    dd {
      padding-top: 10px;
    }
  }
`;
