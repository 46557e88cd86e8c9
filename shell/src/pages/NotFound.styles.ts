import { styled } from 'styled-components';

/** Keeps its height while nothing is suggested, so that nothing below moves. */
export const Meant = styled.p`
  min-height: 28px;

  a {
    font-weight: 560;
  }
`;

export const NotFoundWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`;
