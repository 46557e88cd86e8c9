import { styled } from 'styled-components';

export const Screen = styled.div`
  h1 {
    max-width: none;
  }
`;

/** Form over seven columns, one free, the running total over four and in view. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px 24px;
  align-items: start;

  /* Without JavaScript the form would not answer. */
  @media (scripting: none) {
    display: none;
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > :first-child {
      grid-column: span 7;
    }
    > :last-child {
      position: sticky;
      top: 88px;
      grid-column: 9 / -1;
    }
  }

  /* Another step is in the address: this one is not shown first, unless the page cannot go on. */
  [data-query*='step'] [data-region]:not([data-ready], :has([inert])) & {
    visibility: hidden;
  }
`;

export const CalculatorOutcome = styled.div`
  &:not(:empty) {
    margin-bottom: 24px;
  }
`;

/** A button that reads as part of its sentence, 44 high all the same. */
export const InlineButton = styled.button`
  margin: -10px 0;
  padding: 10px 0;
  border: 0;
  color: var(--text);
  background: none;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;

  @media print {
    display: none;
  }
`;
