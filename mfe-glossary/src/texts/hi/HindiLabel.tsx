import { styled } from 'styled-components';
import { LANGUAGE_FONT, loadLanguageFont } from './languageFont.ts';

loadLanguageFont();

/** Text in Devanagari on a page whose font does not have its letters. */
export const HindiLabel = styled.span`
  font-family: '${LANGUAGE_FONT}', system-ui, sans-serif;
`;
