import { styled } from 'styled-components';
import { LANGUAGE_FONT, loadLanguageFont } from './languageFont.ts';

loadLanguageFont();

/**
 * The word for Hindi on a page whose font does not have its letters. Its line is as wide and as high before its font
 * loads as after, or everything below would move. A box of its own does not get its link's underline by itself.
 */
export const HindiLabel = styled.span`
  display: inline-block;
  vertical-align: bottom;
  width: 2.1em;
  overflow-x: clip;
  white-space: nowrap;
  text-decoration: inherit;
  font-family: '${LANGUAGE_FONT}', system-ui, sans-serif;
`;
