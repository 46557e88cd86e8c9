import { styled } from 'styled-components';
import { frameTexts } from '../texts/frameTexts.ts';

const Anchor = styled.a.attrs({ href: '#main' })`
  position: fixed;
  inset-block-start: -100px;
  inset-inline-start: 16px;
  z-index: 30;
  padding: 12px 18px;
  border-radius: 8px;
  color: var(--nav);
  background: var(--nav-text);
  font-weight: 560;

  &:focus {
    inset-block-start: 10px;
  }
  @media print {
    display: none;
  }
`;

/** First stop of the keyboard: past the navigation. */
export const SkipLink = () => <Anchor>{frameTexts().skip}</Anchor>;
