import { createNoticeContainer, insertNoticeContainer } from './noticeContainer.ts';

/** The position of the notice in a region of this content: the element before it, and the one around it. */
function positionIn(html: string) {
  document.body.innerHTML = `<div data-region="screen" id="region">${html}</div>`;
  const [region] = document.body.children;
  if (!region) throw new Error('There is a region.');
  const container = createNoticeContainer();
  insertNoticeContainer(region, container);
  return [container.previousElementSibling?.id, container.parentElement?.id];
}

test.each([
  [
    'below the header that contains the heading',
    '<div id="page"><header id="head"><h1>Tax</h1><p>Lead</p></header><form></form></div>',
    ['head', 'page'],
  ],
  ['below a heading without a header', '<div id="page"><h1 id="title">Pricing</h1><p></p></div>', ['title', 'page']],
  [
    'below the whole grid that the heading is an item of',
    '<div id="page"><div id="hero" style="display: grid"><h1>Home</h1><p></p></div><p></p></div>',
    ['hero', 'page'],
  ],
  [
    'below the whole row, however deep',
    '<div id="page"><div id="hero" style="display: flex"><div style="display: grid"><h1>Home</h1></div></div></div>',
    ['hero', 'page'],
  ],
  ['at the start if there is no heading', '<p>Text</p>', [undefined, 'region']],
])('the notice is %s', (_, html, expected) => {
  expect(positionIn(html)).toEqual(expected);
});
