import { styled } from 'styled-components';

/** A financial year such as 2025-26 in a sentence: it stays in one line. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;
