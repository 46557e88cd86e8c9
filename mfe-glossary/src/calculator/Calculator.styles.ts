import { styled } from 'styled-components';

/** Without JavaScript nothing would be worked out. */
export const Form = styled.form`
  display: grid;
  gap: 20px;
  max-width: 66ch;
  margin-top: 40px;

  @media (scripting: none) {
    display: none;
  }
`;

export const Answers = styled.dl`
  display: grid;
  gap: 8px;
  padding: 16px 18px;
  border-radius: 10px;
  background: var(--surface);
  font-variant-numeric: tabular-nums lining-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  > div:first-child {
    font-size: var(--lead);
    font-weight: 600;
  }
  dd {
    margin: 0 0 0 auto;
  }
`;

export const Pasted = styled.details`
  summary {
    font-size: var(--ui);
    cursor: pointer;
  }
  label {
    display: block;
    padding: 12px 0 6px;
    font-size: var(--ui);
    font-weight: 600;
  }
  textarea {
    box-sizing: border-box;
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--control);
    border-radius: 8px;
    color: var(--text);
    background: var(--bg);
  }
`;

export const CalculatorNote = styled.p`
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

export const Payment = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 8px;
    font-size: var(--ui);
    font-weight: 600;
  }
  /* The button that removes it is below its fields. */
  > :last-child:has(> button) {
    grid-column: 1 / -1;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const SourceList = styled.ul`
  display: grid;
  gap: 4px;
  padding-inline-start: 18px;
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;
