import { styled } from 'styled-components';

/** Everything above the report. On paper only the report is wanted, once there is one. */
export const Chooser = styled.div`
  noscript > p {
    margin-bottom: 24px;
  }
  @media print {
    &:has(+ section) {
      display: none;
    }
  }
`;
