/** The remedy of a team for colours that are hard to read. */
export const CONTRAST_REMEDY =
  'Make the text or what is behind it darker or lighter. A library has a setting for its colours: its theme, or variables of its stylesheet.';

/**
 * The text of a function for a page: what axe found about colours in lines, each with both colours and their ratio (WCAG
 * 2.2, 1.4.3).
 */
export const contrastLines = `(violations) => violations.flatMap(({ help, nodes }) => nodes.map(({ target, any }) => {
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
  const colours = fgColor === undefined ? '' :
    ': ' + fgColor + ' on ' + bgColor + ' is ' + contrastRatio + ':1, and ' + expectedContrastRatio + ' is needed';
  return help + ' (' + target.join(' ') + ')' + colours;
}))`;
