import { css, styled } from 'styled-components';

/** A link to a PDF that the page made, as a button: primary, or with a mere border. */
export const FileLink = styled.a<{ $quiet?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 18px;
  border: 1px solid transparent;
  border-radius: 8px;
  font-size: var(--ui);
  font-weight: 560;
  line-height: 1.3;
  text-decoration: none;
  color: var(--on-ink);
  background: var(--ink);

  ${({ $quiet }) =>
    $quiet &&
    css`
      border-color: var(--control);
      color: var(--text);
      background: transparent;
    `}
  @media (max-width: 419.98px) {
    width: 100%;
  }
`;
