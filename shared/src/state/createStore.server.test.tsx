/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { createStore, useStore } from './createStore.ts';

test('the server renders the first value, whatever has been set since', () => {
  const store = createStore('composed');
  store.set('another visitor’s');
  const Reading = () => <p>{useStore(store)}</p>;
  expect(renderToStaticMarkup(<Reading />)).toBe('<p>composed</p>');
});
