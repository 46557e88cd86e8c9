import { styled } from 'styled-components';

export const PasteArea = styled.details`
  margin-top: 16px;
  border: 1px solid var(--line);
  border-radius: 8px;

  summary {
    padding: 12px 16px;
    font-size: var(--ui);
    font-weight: 560;
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: 12px;
    padding: 4px 16px 16px;
  }
  label,
  p {
    font-size: var(--small);
    line-height: 1.5;
    color: var(--muted);
  }
  textarea {
    display: block;
    width: 100%;
    min-height: 120px;
    margin-top: 6px;
    padding: 10px 12px;
    border: 1px solid var(--control);
    border-radius: 8px;
    font-size: 1rem;
    color: var(--text);
    background: var(--bg);
    resize: vertical;
  }
  /* The units two by two: side by side they are wider than a phone. */
  @media (max-width: 479.98px) {
    fieldset > div {
      display: grid;
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
    }
  }
  ul {
    padding-inline-start: 20px;
    font-size: var(--small);
    color: var(--muted);
  }
`;
