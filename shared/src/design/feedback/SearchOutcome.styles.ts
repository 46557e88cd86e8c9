import { styled } from 'styled-components';

export const OutcomeText = styled.div`
  min-height: 36px;
  overflow-wrap: anywhere;

  h2 {
    padding-top: 36px;
    font-size: var(--h2-tool);
    line-height: 1.2;
    letter-spacing: -0.022em;
  }
  p {
    padding-block: 8px 20px;
    color: var(--muted);
  }
`;
