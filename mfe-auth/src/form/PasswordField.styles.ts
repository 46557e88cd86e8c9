import { styled } from 'styled-components';

export const EyeFrame = styled.div`
  position: relative;

  input {
    padding-inline-end: 54px;
  }
  /* The field's own button does the same without a name in the page's language. */
  input::-ms-reveal {
    display: none;
  }
`;

/** Stands in the field, which begins below one line of label and its gap. */
export const EyeButton = styled.button`
  position: absolute;
  top: calc(var(--ui) * 1.45 + 8px);
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  color: var(--muted);
  background: none;
  cursor: pointer;

  &:hover {
    color: var(--text);
  }
`;
