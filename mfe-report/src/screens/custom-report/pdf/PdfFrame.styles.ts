import { styled } from 'styled-components';

/** Half of the window wide and as high as the window. */
export const PdfArea = styled.div`
  position: sticky;
  top: var(--nav-height);
  display: grid;
  width: 50vw;
  height: 100vh;
  /* No border: the frame is as wide as the PDF. */
  box-shadow: -1px 0 0 var(--line);
  background: var(--surface-2);

  iframe {
    width: 50vw;
    height: 100vh;
    border: 0;
  }
  p {
    place-self: center;
    max-width: 36ch;
    padding: 24px;
    color: var(--muted);
    text-align: center;
  }
  @media print {
    display: none;
  }
`;
