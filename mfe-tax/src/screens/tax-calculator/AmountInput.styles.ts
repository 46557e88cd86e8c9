import { styled } from 'styled-components';

/** The arrows would lie under the lakh reading, and nobody types a salary with them. */
export const WithoutArrows = styled.div`
  input {
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    margin: 0;
    appearance: none;
  }
`;
