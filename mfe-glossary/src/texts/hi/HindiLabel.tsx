import { styled } from 'styled-components';
import { LANGUAGE_FONT, loadLanguageFont } from './languageFont.ts';

loadLanguageFont();

/** The word for Hindi on a page whose font does not have its letters; as wide before its font loads as after. */
export const HindiLabel = styled.span`
  display: inline-block;
  width: 2.1em;
  overflow-x: clip;
  white-space: nowrap;
  font-family: '${LANGUAGE_FONT}', system-ui, sans-serif;
`;
