import { disableControls } from './disableControls.ts';

/** A region with this content, whose controls are disabled. */
function disabledRegion(html: string) {
  const region = document.createElement('div');
  region.innerHTML = html;
  return { region, enable: disableControls(region) };
}

/** Names of everything inert in it, in its order. */
const inertIds = (region: Element) => [...region.querySelectorAll('[inert]')].map(({ id }) => id);

test.each([
  [
    'all of a form that only a script answers, but not its text and links',
    '<form id="a"><p id="b"></p><input id="c"><a id="d" href="/"></a><button id="e" type="submit"></button></form>',
    ['c', 'e'],
  ],
  [
    'fields and buttons outside forms',
    '<input id="a"><button id="b"></button><select id="c"></select>',
    ['a', 'b', 'c'],
  ],
  [
    'a choice with its legend',
    '<fieldset id="a"><input id="b" type="radio"><input id="c" type="radio"></fieldset>',
    ['a'],
  ],
  ['a field with its label', '<label id="a">Search <input id="b"></label>', ['a']],
  [
    'of a form that the browser sends, only the buttons that do not send it',
    '<form action="/upload"><input id="a"><button id="b" type="button"></button><button id="c" type="submit"></button></form>',
    ['b'],
  ],
  [
    'nothing that the browser answers',
    '<a id="a" href="/"></a><button id="b" commandfor="d"></button><button id="c" popovertarget="d"></button>' +
      '<details id="d"><summary id="e"></summary></details>',
    [],
  ],
])('inert is %s', (_, html, ids) => {
  expect(inertIds(disabledRegion(html).region)).toEqual(ids);
});

test('afterwards they are enabled again, except what was inert before', () => {
  const { region, enable } = disabledRegion('<input id="a"><button id="b"></button><button id="c" inert></button>');
  expect(inertIds(region)).toEqual(['a', 'b', 'c']);
  enable();
  expect(inertIds(region)).toEqual(['c']);
});
