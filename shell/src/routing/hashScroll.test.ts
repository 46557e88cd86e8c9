import { stubLayout } from '../testing/stubLayout.ts';
import { cancelHashScroll, scrollToHash } from './hashScroll.ts';

const { scrollIntoView } = stubLayout();
const smooth = ['faq', { behavior: 'smooth', block: 'start' }];
const instant = ['faq', { behavior: 'instant', block: 'start' }];

beforeEach(() => {
  cancelHashScroll();
  scrollIntoView.mockClear();
  document.body.innerHTML = '<p id="faq">Questions</p><p id="qué">¿Qué?</p><p id="qu%">Qu</p>';
});

const endScroll = () => dispatchEvent(new Event('scrollend'));

test.each([
  ['#faq', 'faq'],
  ['#qu%C3%A9', 'qué'],
  ['#qu%', 'qu%'],
])('%s scrolls to the element whose id it is, well encoded or not', (hash, id) => {
  expect(scrollToHash(hash)).toBe(true);
  expect(scrollIntoView.mock.calls).toEqual([[id, smooth[1]]]);
});

test.each(['', '#', '#nowhere'])('“%s” names no element, and nothing scrolls', (hash) => {
  expect(scrollToHash(hash)).toBe(false);
  endScroll();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the place is corrected once, when the page has stopped scrolling', () => {
  scrollToHash('#faq');
  endScroll();
  endScroll();
  expect(scrollIntoView.mock.calls).toEqual([smooth, instant]);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a visitor’s %s ends it', (type) => {
  scrollToHash('#faq');
  dispatchEvent(new Event(type));
  endScroll();
  expect(scrollIntoView.mock.calls).toEqual([smooth]);
});

test('the next scroll to a hash takes its place', () => {
  scrollToHash('#faq');
  scrollToHash('#qu%');
  endScroll();
  expect(scrollIntoView.mock.calls.map(([id]: unknown[]) => id)).toEqual(['faq', 'qu%', 'qu%']);
});
