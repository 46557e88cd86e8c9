/** Stubs what needs a layout, which jsdom does not have. */
export function stubLayout({ reducedMotion = false } = {}) {
  const layout = { scrollTo: jest.fn(), scrollIntoView: jest.fn() };
  Object.assign(window, {
    scrollTo: layout.scrollTo,
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: reducedMotion && media.includes('reduced-motion') }),
  });
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, options: unknown) {
      layout.scrollIntoView(this.id, options);
    },
  });
  return layout;
}
