import { styled } from 'styled-components';

/**
 * Set in the page's own letters; only brackets that grow come from a font for maths. The outermost row is a flex line,
 * so that the parts of a formula that is too wide for its place go on below.
 */
export const Maths = styled.div`
  overflow-x: auto;

  math {
    font-family: inherit;
    line-height: 1.3;
  }
  math > mrow {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    row-gap: 0.4em;
  }
  mfrac > * {
    padding: 0.16em 0.2em;
  }
  /* So that the widest fraction still fits into the narrowest window. */
  @media (max-width: 349.98px) {
    mfrac {
      font-size: 0.9em;
    }
  }
  mo[fence='true'] {
    font-family: math;
  }
  mi {
    font-style: italic;
    text-transform: none;
  }
  mi[mathvariant='normal'] {
    font-style: normal;
  }
`;
