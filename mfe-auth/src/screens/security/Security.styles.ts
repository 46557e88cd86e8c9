import { styled } from 'styled-components';
import { quietWhileEmpty } from '../../form/Form.styles.ts';

/** Lines short enough to read, at the left of the page. */
export const SecurityColumn = styled.div`
  display: grid;
  gap: 40px;
  max-width: 680px;
`;

export const SecuritySection = styled.section`
  display: grid;
  gap: 16px;
  font-size: var(--ui);
  ${quietWhileEmpty}
  line-height: 1.5;

  > p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  > p strong {
    color: var(--text);
    font-weight: 560;
  }
`;

export const FactorRows = styled.ul`
  padding: 0;
  border-bottom: 1px solid var(--line);
  list-style: none;
`;

export const FactorRow = styled.li`
  display: grid;
  gap: 12px;
  padding-block: 16px;
  ${quietWhileEmpty}
  border-top: 1px solid var(--line);

  h3 {
    font-size: var(--h3);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  h3 + p {
    margin-top: 2px;
    color: var(--muted);
  }
`;

/** White in both themes: a camera needs dark squares on a light ground. */
export const QrCode = styled.img`
  width: 208px;
  height: 208px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: #ffffff;
`;

/** Codes for copying, of one width each. */
export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 4px 24px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  font-family: ui-monospace, monospace;
  font-size: var(--ui);
  list-style: none;
  user-select: text;
`;

/** A text for copying: shown in groups of four, copied as one word. */
export const Secret = styled.code`
  display: block;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  font-size: var(--ui);
  overflow-wrap: anywhere;
  user-select: all;
`;
