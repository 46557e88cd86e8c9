import { styled } from 'styled-components';

/** Keeps the footer down while a screen loads, so that nothing shifts. */
export const Loading = styled.div`
  min-height: 100vh;
`;
