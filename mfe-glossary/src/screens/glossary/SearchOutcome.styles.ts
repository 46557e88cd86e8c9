import { styled } from 'styled-components';

export const Outcome = styled.div`
  overflow-wrap: anywhere;

  h2 {
    margin-top: 36px;
    font-size: var(--h2-tool);
    line-height: 1.2;
    letter-spacing: -0.022em;
  }
  p {
    margin-block: 8px 20px;
    color: var(--muted);
  }
`;
