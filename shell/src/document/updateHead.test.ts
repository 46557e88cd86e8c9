import { act, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sampleRoute, testConfig } from '@artha/shared/testing';
import { documentStyle, headLinks } from './documentHead.ts';
import { updateHead } from './updateHead.ts';

const route = sampleRoute({ path: '/pricing', title: 'Pricing' });

test('after a navigation the document has the title and the canonical address of its page', () => {
  document.head.innerHTML = '<title>Old</title><link rel="canonical" href="/old">';
  updateHead(route, testConfig);
  expect(document.title).toBe('Pricing | Artha');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://artha.example/pricing');
});

test('a page of a family keeps the title that its screen has set, and has its own canonical address', () => {
  document.head.innerHTML = '<title>Cess | Artha</title><link rel="canonical" href="/old">';
  history.replaceState(null, '', '/words/cess');
  updateHead(sampleRoute({ path: '/words/{page}', title: 'A word' }), testConfig);
  expect(document.title).toBe('Cess | Artha');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://artha.example/words/cess');
});

test.each(['hydrates', 'renders'])(
  'a page whose component gives a title keeps it, and leaves it to no other page, if React %s it',
  (way) => {
    document.head.innerHTML = '<title>Rates of today</title>';
    const container = document.createElement('div');
    container.innerHTML = '<p>Rates</p>';
    const page = createElement('p', null, createElement('title', null, 'Rates of today'), 'Rates');
    let root = createRoot(document.createElement('div'));
    act(() => {
      root = way === 'hydrates' ? hydrateRoot(container, page) : createRoot(container);
      root.render(page);
    });
    updateHead(route, testConfig);
    expect(document.title).toBe('Rates of today');
    act(() => {
      root.render(null);
    });
    updateHead(route, testConfig);
    expect(document.title).toBe('Pricing | Artha');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  },
);

test('a document without a canonical address gets its title all the same', () => {
  document.head.replaceChildren();
  updateHead(route, testConfig);
  expect(document.title).toBe('Pricing | Artha');
});

test('the font that a page names is the one that its style asks for', () => {
  const base = '/remotes/shell/0123/';
  document.head.innerHTML = headLinks(base);
  const font = document.querySelector('meta[name="font"]')?.getAttribute('content');
  expect(font).toBe('/remotes/shell/0123/inter.woff2');
  expect(documentStyle(base, 'en')).toContain(`url(${font ?? ''})`);
});
