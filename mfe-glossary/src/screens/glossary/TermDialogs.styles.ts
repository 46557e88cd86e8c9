import { styled } from 'styled-components';

/** Styles the link at the foot of each dialog. */
export const Definitions = styled.div`
  a {
    display: inline-block;
    padding-block: 11px;
    font-size: var(--ui);
    font-weight: 550;
    line-height: 22px;
  }
`;
