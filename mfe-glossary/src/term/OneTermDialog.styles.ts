import { styled } from 'styled-components';

/** The link at the foot of the dialog. */
export const Foot = styled.span`
  a {
    display: inline-block;
    padding-block: 11px;
    font-size: var(--ui);
    font-weight: 550;
    line-height: 22px;
  }
`;
