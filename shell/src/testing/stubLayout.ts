/** What needs a layout or a screen, and jsdom therefore lacks. */
export function stubLayout({ calm = false } = {}) {
  const layout = { scrollTo: jest.fn(), scrollIntoView: jest.fn() };
  Object.assign(window, {
    scrollTo: layout.scrollTo,
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: calm && media.includes('reduced-motion') }),
  });
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, options: unknown) {
      layout.scrollIntoView(this.id, options);
    },
  });
  return layout;
}
