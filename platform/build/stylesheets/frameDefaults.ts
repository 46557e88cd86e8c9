/** Properties that elements take from the one around them, so that they work on the element around a screen. */
const inherited =
  /^(?:--|font|line-height$|color$|color-scheme$|letter-spacing$|word-|white-space|text-(?:align|align-last|indent|transform|wrap|wrap-mode|wrap-style|rendering|shadow|size-adjust|emphasis|underline-position)|-(?:webkit|moz|ms)-text-size-adjust$|-webkit-tap-highlight-color$|-webkit-font-smoothing$|-moz-osx-font-smoothing$|tab-size$|-moz-tab-size$|direction$|hyphens$|quotes$|list-style|overflow-wrap$|accent-color$|caret-color$|cursor$|font-synthesis|orphans$|widows$|line-break$|visibility$|border-collapse$|border-spacing$|fill|stroke)/;

/** Whether a selector is that of the whole page, alone. */
export function isFrameSelector(selector: string): boolean {
  return /^(?::root|:host|html|body)$/i.test(selector.trim());
}

/** Whether a declaration has its effect on the content of a screen, though it is on the element around it. */
export function isInherited(property: string): boolean {
  return inherited.test(property);
}
