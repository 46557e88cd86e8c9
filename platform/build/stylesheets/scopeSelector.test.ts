import { scopeSelector } from './scopeSelector.ts';

test.each([
  ['.card', ':where(&) .card'],
  [':scope', '&'],
  [':scope > p', ':where(&) > p'],
  [":root[data-theme='dark'] .card", ":root[data-theme='dark'] :where(&) .card"],
  ["html[data-theme='dark']", "html[data-theme='dark'] &"],
  [":root[data-mantine-color-scheme='dark']", ":root[data-mantine-color-scheme='dark'] &"],
  ['html.dark body > .card', 'html.dark body :where(&) .card'],
  ['body .card', 'body :where(&) .card'],
  [":root:where([data-a='x']) .b", ":root:where([data-a='x']) :where(&) .b"],
])('%s selects nothing outside the screen, under the conditions that it states', (selector, scoped) => {
  expect(scopeSelector(selector)).toEqual({ selector: scoped });
});

test.each([
  ['html'],
  ['body'],
  [':root'],
  ['html body'],
  ['.a body'],
  ['+ .b'],
  [':root + body .c ~ html'],
  ['html.dark .a body'],
])('%s could reach the frame', (selector) => {
  expect(scopeSelector(selector)).toEqual({ fault: expect.any(String) });
});
