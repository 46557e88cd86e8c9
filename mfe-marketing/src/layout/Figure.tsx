import { styled } from 'styled-components';

/** A picture that is drawn in the page, with a caption below. */
export const Figure = styled.figure`
  figcaption {
    margin-top: 12px;
    font-size: var(--caption);
    line-height: 1.5;
    color: var(--muted);
    text-wrap: balance;
  }
`;
