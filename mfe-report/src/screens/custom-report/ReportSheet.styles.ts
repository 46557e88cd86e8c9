import { styled } from 'styled-components';

export const Sheet = styled.article`
  min-height: 100%;
  padding: clamp(16px, 4vw, 48px);
  font-size: var(--small);
  line-height: 1.5;
  color-scheme: light;
  color: var(--text);
  background: var(--bg);

  h3 {
    max-width: 18ch;
    margin-top: 28px;
    font-size: clamp(1.5rem, 2.4vw, 1.875rem);
    line-height: 1.1;
    letter-spacing: -0.026em;
  }
  h3 + p {
    margin-block: 8px 28px;
    font-size: var(--caption);
    color: var(--muted);
  }
  @media print {
    padding: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  padding-bottom: 12px;
  border-bottom: 2px solid var(--text);
  font-size: var(--caption);
  color: var(--muted);
`;

/** A formula that fits stands beside its explanation, a longer one below it. */
export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 16px 24px;
  padding-block: 24px;
  border-top: 1px solid var(--line);
  break-inside: avoid;

  > * {
    max-width: 100%;
  }
  @media (max-width: 419.98px) {
    font-size: var(--caption);
  }
`;

export const Explanation = styled.div`
  flex: 1 1 200px;

  h4 {
    font-size: var(--ui);
    line-height: 1.4;
  }
  p {
    margin-top: 4px;
    font-size: var(--caption);
    color: var(--muted);
  }
`;
