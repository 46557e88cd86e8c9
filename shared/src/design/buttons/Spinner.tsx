import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A turning ring beside words such as 'Processing...'. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`;
