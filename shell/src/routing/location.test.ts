import { browserPlace, composedPlace, createPlaceStore } from './location.ts';

test('the composer knows the path only', () => {
  expect(composedPlace('/tools')).toEqual({ pathname: '/tools', search: '', hash: '', state: null, key: 'default' });
  expect(createPlaceStore('/tools').initial).toEqual(composedPlace('/tools'));
});

test.each([
  [null, 'default'],
  ['text', 'default'],
  [{ key: 7 }, 'default'],
  [{ key: 'abc', usr: 1 }, 'abc'],
])('the browser’s place has address and history entry; with state %j its key is “%s”', (state, key) => {
  history.replaceState(state, '', '/finterms?q=roe#R');
  expect(browserPlace()).toEqual({ pathname: '/finterms', search: '?q=roe', hash: '#R', state, key });
});
