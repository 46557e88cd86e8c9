import { styled } from 'styled-components';

/** Below the site's bar of 64 pixels. */
export const TabBar = styled.div`
  position: sticky;
  top: 64px;
  z-index: 2;
  margin-top: 24px;
  padding-block: 8px;
  background: var(--bg);

  @media (max-width: 29.99em) {
    [role='tablist'] {
      display: grid;
      grid-auto-columns: auto;
    }
  }
  @media print {
    display: none;
  }
`;

/** On paper there are no tabs. */
export const Panels = styled.div`
  > [role='tabpanel'] {
    padding-block: 8px 32px;
  }
  > [role='tabpanel'] > :first-child {
    margin-top: 0;
  }
  /* What has the focus is between the bars of tabs and of downloads, not behind one. */
  :is(a, button, input, select, summary, [tabindex]) {
    scroll-margin-block: 60px 120px;
  }
  @media print {
    > [role='tabpanel'][hidden] {
      display: block;
    }
  }
`;
