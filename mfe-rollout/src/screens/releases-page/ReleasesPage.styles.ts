import { styled } from 'styled-components';

/** The content of the page, with space between its parts. */
export const ReleaseSummary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 24px;
  scroll-margin-top: 88px;
`;
