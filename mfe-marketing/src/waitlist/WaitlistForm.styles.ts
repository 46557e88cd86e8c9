import { styled } from 'styled-components';

/** Keeps the form's place from the first paint on, so that nothing moves when it comes and nothing when it does not. */
export const Container = styled.div<{ $height: number }>`
  display: grid;
  width: 100%;
  min-height: ${({ $height }) => $height}px;

  > * {
    grid-area: 1 / 1;
  }
  > div {
    display: grid;
    gap: 16px;
    align-content: center;

    @media (min-width: 760px) {
      justify-items: start;
    }
  }
  &[data-ready] > div {
    visibility: hidden;
  }
`;

/** The third party's document in the link's place. By a class: the element of a frame has another name in the site. */
export const WidgetFrame = styled.iframe<{ $height: number }>`
  visibility: hidden;
  width: 100%;
  height: ${({ $height }) => $height}px;
  border: 0;
  border-radius: 8px;

  [data-ready] > & {
    visibility: visible;
  }
`;
