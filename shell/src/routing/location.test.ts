import {
  browserLocation,
  composedLocation,
  createHistoryEntry,
  createLocationStore,
  ensureHistoryKey,
} from './location.ts';

test('the composer knows the path only', () => {
  expect(composedLocation('/tools')).toEqual({ pathname: '/tools', search: '', hash: '', state: null, key: 'default' });
  expect(createLocationStore('/tools').initial).toEqual(composedLocation('/tools'));
});

test.each([
  [null, 'default', null],
  ['text', 'default', null],
  [{ key: 7 }, 'default', null],
  [{ key: 'abc', usr: 1 }, 'abc', 1],
  [{ key: 'abc', usr: { from: 'test' } }, 'abc', { from: 'test' }],
])('the location is the address with the history entry %j: its key is “%s”, its state %j', (entry, key, state) => {
  history.replaceState(entry, '', '/finterms?q=roe#R');
  expect(browserLocation()).toEqual({ pathname: '/finterms', search: '?q=roe', hash: '#R', state, key });
});

describe('a history entry', () => {
  test('has a key of its own and the state that was passed, null where nothing was', () => {
    expect(createHistoryEntry({ a: 1 })).toEqual({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), usr: { a: 1 } });
    expect(createHistoryEntry(undefined).usr).toBeNull();
    expect(createHistoryEntry(null).key).not.toBe(createHistoryEntry(null).key);
  });

  test('that the browser made gets a key', () => {
    history.replaceState(null, '', '/typed#hash');
    ensureHistoryKey();
    expect(history.state).toEqual({ key: expect.any(String), usr: null });
  });

  test('that has a key keeps it, and its state', () => {
    history.replaceState({ key: 'known', usr: 'kept' }, '');
    ensureHistoryKey();
    expect(history.state).toEqual({ key: 'known', usr: 'kept' });
  });
});
