import { Card } from '@artha/shared/design';
import { styled } from 'styled-components';

/** Set off from the standard comparison by its ground. */
export const Apart = styled(Card).attrs({ as: 'section' })`
  margin-top: 64px;
  background: var(--surface);

  h2 {
    margin-bottom: 6px;
    font-size: 1.25rem;
    line-height: 1.35;
    letter-spacing: -0.012em;
  }
  > p {
    max-width: 68ch;
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  > p:last-child {
    margin-top: 16px;
  }
  > p + div {
    margin-top: 16px;
  }
`;
