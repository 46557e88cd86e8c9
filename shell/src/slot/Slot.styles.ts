import { styled } from 'styled-components';

/** As high as the window while a screen loads, so that the footer does not shift. */
export const Loading = styled.div`
  min-height: 100vh;
`;
