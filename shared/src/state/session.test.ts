import { bus } from '../events/bus.ts';
import { session } from './session.ts';

beforeEach(() => {
  jest.resetModules();
});

test('the composed page is signed out', () => {
  expect(session.initial).toEqual({ kind: 'signed-out' });
});

test('there is no account service until the shell provides one', async () => {
  const { account } = await import('./session.ts');
  expect(account()).toBeUndefined();
});

test('the account service is loaded when it is asked for', async () => {
  const { account, provideAccount } = await import('./session.ts');
  const load = jest.fn(() => new Promise<never>(() => undefined));
  provideAccount(load);
  expect(load).not.toHaveBeenCalled();
  expect(account()).toBeInstanceOf(Promise);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is told of a session holds no token', () => {
  const told: unknown[] = [];
  const stop = bus.on('session:changed', (value) => told.push(value));
  const person = { id: '1', email: 'asha@example.in', access_token: 'secret' };
  const extended = {
    kind: 'signed-in',
    person,
    assurance: 'aal1',
    nextAssurance: 'aal2',
    access_token: 'secret',
  } as const;
  bus.emit('session:changed', extended);
  expect(JSON.stringify(told)).not.toContain('secret');
  expect(told).toEqual([
    {
      kind: 'signed-in',
      person: { id: '1', email: 'asha@example.in' },
      assurance: 'aal1',
      nextAssurance: 'aal2',
    },
  ]);
  stop();
});
