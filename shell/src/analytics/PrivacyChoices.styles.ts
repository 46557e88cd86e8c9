import { styled } from 'styled-components';

export const ChoicesFrame = styled.dialog`
  width: min(40rem, calc(100vw - 40px));
  max-height: calc(100dvh - 40px);
  padding: 32px 36px 0;
  border: 1px solid var(--line);
  border-radius: 16px;
  color: var(--text);
  background: var(--bg);
  box-shadow: var(--shadow);
  overscroll-behavior: contain;

  &::backdrop {
    background: var(--scrim);
  }
  h2 {
    font-size: 1.625rem;
    line-height: 1.15;
    letter-spacing: -0.026em;
  }
  @media (max-width: 759.98px) {
    width: 100%;
    max-width: 100%;
    margin-bottom: 0;
    padding: 28px 20px 0;
    border-radius: 16px 16px 0 0;
  }
`;

export const ConsentState = styled.p`
  margin-top: 12px;
  line-height: 1.5;
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 16px 24px;

  > button {
    min-width: 9rem;
  }
`;

/** No footer element: outside of `main` it would be a second “content information” of the page. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  position: sticky;
  inset-block-end: 0;
  margin-top: 24px;
  padding-block: 16px 20px;
  border-top: 1px solid var(--line);
  background: var(--bg);
`;
