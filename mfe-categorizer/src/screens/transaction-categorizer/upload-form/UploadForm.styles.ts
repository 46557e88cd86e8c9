import { styled } from 'styled-components';

export const UploadPanel = styled.form`
  border: 1px solid var(--line);
  border-radius: 12px;
  overflow: clip;

  /* Without JavaScript each mode has a form of its own, and nothing is converted on the device. */
  @media (scripting: none) {
    [type='button'],
    ul > :last-child {
      display: none;
    }
  }
`;

export const Locked = styled.fieldset`
  display: block;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: clamp(20px, 2.6vw, 32px);

  noscript & input[type='file'] {
    padding-block: 9px;
  }
`;

/** The button and its messages; empty regions take no space. */
export const Actions = styled.div`
  > button {
    width: 100%;
  }
  > button + button {
    margin-top: 12px;
  }
  [role='alert'] > *,
  noscript > p,
  > div + button {
    margin-top: 20px;
  }
`;

export const Adds = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;

  input {
    width: 24px;
    height: 24px;
    accent-color: var(--text);
  }
`;
