import { styled } from 'styled-components';

export const MonthsSection = styled.section`
  margin-top: 56px;

  h3 {
    margin-top: 28px;
    font-size: 1rem;
    line-height: 1.35;
  }
  @media print {
    :root[data-print-months] *:not(:has(&), &, & *) {
      display: none;
    }
    :root[data-print-months] & {
      margin-top: 0;
      font-size: 9pt;
    }
    :root[data-print-months] & table {
      font-size: 8pt;
    }
    :root[data-print-months] & :is(th, td) {
      height: auto;
      padding-block: 2px;
    }
  }
`;

export const Sentences = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 76ch;
  margin-block: 8px 0;
  padding-inline-start: 20px;
  overflow-wrap: anywhere;
`;

export const Notes = styled.div`
  display: grid;
  gap: 4px;
  max-width: 68ch;
  margin-block: 6px 16px;
  color: var(--muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-top: 20px;

  @media print {
    display: none;
  }
`;

export const PrintOnly = styled.div`
  @media screen {
    display: none;
  }
`;

export const Room = styled.div`
  margin-top: 24px;
`;
