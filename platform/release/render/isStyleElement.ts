/** The style element that styled-components writes; nothing in it can end it. */
const styleElement = /^(?:<style(?: data-[a-z-]+="[\w.-]*")*>[^<]*<\/style>)?$/;

/** Whether the styles that a remote's code rendered are one element with only styles in it. */
export function isStyleElement(style: string): boolean {
  return styleElement.test(style);
}
