import { browserLocation, composedLocation, createLocationStore } from './location.ts';

test('the composer knows the path only', () => {
  expect(composedLocation('/tools')).toEqual({ pathname: '/tools', search: '', hash: '', state: null, key: 'default' });
  expect(createLocationStore('/tools').initial).toEqual(composedLocation('/tools'));
});

test.each([
  [null, 'default'],
  ['text', 'default'],
  [{ key: 7 }, 'default'],
  [{ key: 'abc', usr: 1 }, 'abc'],
])('the browser’s place has address and history entry; with state %j its key is “%s”', (state, key) => {
  history.replaceState(state, '', '/finterms?q=roe#R');
  expect(browserLocation()).toEqual({ pathname: '/finterms', search: '?q=roe', hash: '#R', state, key });
});
