import { styled } from 'styled-components';
import { lines } from '../tables/tableLines.ts';

export const ValuationHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 44px;
  margin-top: 28px;

  h3 {
    font-size: var(--ui);
    font-weight: 600;
  }
  @media print {
    button {
      display: none;
    }
  }
`;

export const Sliders = styled.fieldset`
  display: grid;
  gap: 16px 32px;
  min-width: 0;
  margin-top: 8px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** On paper and without JavaScript, the figure is all that counts. */
export const Slider = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 12px;
  font-size: var(--ui);

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: var(--text);
    cursor: pointer;

    @media (scripting: none), print {
      display: none;
    }
  }
  small {
    grid-column: 1 / -1;
    min-height: 1.5em;
    font-size: var(--caption);
    color: var(--muted);

    @media (scripting: none), print {
      min-height: 0;
    }
  }
`;

export const ValuationAnswer = styled.p`
  margin-top: 24px;
  font-size: var(--lead);
  line-height: 1.5;

  strong {
    font-size: var(--figure);
    font-weight: 600;
    letter-spacing: -0.022em;
  }
`;

export const Steps = styled.table`
  ${lines}

  td {
    white-space: nowrap;
  }
  .total > * {
    font-weight: 600;
  }
`;
