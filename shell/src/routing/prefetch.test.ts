import userEvent from '@testing-library/user-event';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { prefetchOnIntent } from './prefetch.ts';

const load = jest.fn(() => Promise.resolve({ Sample: () => null }));
let lookedUp: string[];
let forget: () => void;

beforeEach(() => {
  lookedUp = [];
  load.mockClear();
  forget = forgetListeners(document);
  const screen = sampleScreen(load, sampleFound());
  prefetchOnIntent((path) => {
    lookedUp.push(path);
    return path === '/tools/sample' ? screen : undefined;
  });
  document.body.innerHTML = `
    <a href="/tools/sample?year=2025#top"><span>Sample</span></a>
    <a href="https://elsewhere.example/tools/sample">Elsewhere</a>
    <a href="/nowhere">Nowhere</a>
    <a>No link</a>
    <p>Text</p>`;
});

afterEach(() => {
  forget();
});

const text = (wanted: string) =>
  [...document.querySelectorAll('a,p,span')].findLast((element) => element.textContent === wanted) ?? document.body;

test('pointing at anything inside a link loads its page once', async () => {
  await userEvent.hover(text('Sample'));
  await userEvent.unhover(text('Sample'));
  await userEvent.hover(text('Sample'));
  expect(lookedUp).toContain('/tools/sample');
  expect(load).toHaveBeenCalledTimes(1);
});

test('focusing it with the keyboard loads it too', async () => {
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

test('touching it loads it too', () => {
  text('Sample').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['Elsewhere', 'No link', 'Text'])('“%s” loads nothing', async (what) => {
  await userEvent.hover(text(what));
  expect(lookedUp).toEqual([]);
});

test('a link to an address that no remote owns loads nothing', async () => {
  await userEvent.hover(text('Nowhere'));
  expect(lookedUp).toContain('/nowhere');
  expect(load).not.toHaveBeenCalled();
});
