/** The style element that styled-components writes; nothing in it can end it. */
const styleElement = /^(?:<style(?: data-[a-z-]+="[\w.-]*")*>[^<]*<\/style>)?$/;

/** Whether the styles that a remote's code has rendered are one element with nothing but styles in it. */
export function isStyleElement(style: string): boolean {
  return styleElement.test(style);
}
