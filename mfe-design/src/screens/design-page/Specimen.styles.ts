import { styled } from 'styled-components';
import type { Theme } from '../../domain/tokens.ts';

export const SpecimenSection = styled.section`
  padding-block: 40px;
  border-top: 1px solid var(--line);
  scroll-margin-top: 64px;
`;

export const SpecimenHead = styled.header`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: 4px 24px;
  align-items: baseline;
  margin-bottom: 24px;

  p {
    max-width: 60ch;
    color: var(--muted);
  }
  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two sheets that share an edge, like cells of a table; one above the other where they would be narrow. */
export const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: 12px;

  @media (max-width: 999.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A piece of page in one theme, whatever the theme around it. */
export const Sheet = styled.div<{ $theme: Theme }>`
  color-scheme: ${({ $theme }) => $theme};
  padding: 12px 28px;
  color: var(--text);
  background: var(--bg);

  @media (max-width: 759.98px) {
    padding: 8px 20px;
  }
`;

export const SpecimenRow = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : '80px minmax(0, 1fr)')};
  gap: 12px 16px;
  align-items: center;
  padding-block: 16px;

  & + & {
    border-top: 1px solid var(--line);
  }
  @media (max-width: 759.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const StateName = styled.p`
  font-size: var(--caption);
  line-height: 1.35;
  color: var(--muted);
`;

export const SpecimenShown = styled.div<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'grid' : 'flex')};
  flex-wrap: wrap;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${({ $wide }) => ($wide ? '20px' : '12px 8px')};
  min-width: 0;

  > [role='tablist'] {
    justify-self: start;
  }
`;
