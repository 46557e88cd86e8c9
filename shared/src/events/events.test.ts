import { createBus } from './createBus.ts';
import type { EventTable } from './declareEvent.ts';
import { events } from './events.ts';

test('every event is named subject:what-happened', () => {
  for (const name of Object.keys(events)) expect(name).toMatch(/^[a-z]+:[a-z]+(-[a-z]+)*$/);
});

test('who comes late learns of the theme that was chosen', () => {
  const bus = createBus(events);
  const late = jest.fn();
  bus.emit('theme:changed', { theme: 'dark' });
  bus.on('theme:changed', late);
  expect(late).toHaveBeenCalledWith({ theme: 'dark' });
});

test('the shell takes over the page once, and who comes late still learns of it', () => {
  const bus = createBus(events);
  const late = jest.fn();
  bus.emit('shell:ready', {});
  bus.on('shell:ready', late);
  expect(late).toHaveBeenCalledTimes(1);
  expect(() => {
    bus.emit('shell:ready', {});
  }).toThrow(TypeError);
});

test('a failure is told as it happens, never afterwards', () => {
  const bus = createBus(events);
  const late = jest.fn();
  bus.emit('remote:failed', { remote: 'tax', code: 'AR-101', message: 'AR-101: tax' });
  bus.on('remote:failed', late);
  expect(late).not.toHaveBeenCalled();
});

/** Payloads that another team's build may send despite the types. */
function send(name: string, payload: unknown): () => void {
  const untyped: EventTable = events;
  const bus = createBus(untyped);
  return () => {
    bus.emit(name, payload);
  };
}

test.each([
  ['remote:failed', { remote: 'tax', code: 'AR-101' }, 'message'],
  ['remote:failed', { remote: 'tax', code: 101, message: 'AR-101: tax' }, 'code'],
  ['remote:ready', { remote: 'tax' }, 'version'],
  ['term:open', { term: 'Basis Point' }, 'term'],
  ['term:open', { term: 'basis-point#' }, 'term'],
  ['theme:changed', { theme: 'sepia' }, 'theme'],
  ['theme:changed', {}, 'theme'],
])('“%s” with %j is refused at the sender, by the field “%s”', (name, payload, field) => {
  expect(send(name, payload)).toThrow(TypeError);
  expect(send(name, payload)).toThrow(`“${name}” refused`);
  expect(send(name, payload)).toThrow(`→ at ${field}`);
});

test.each([
  ['remote:failed', { remote: 'tax', code: 'AR-101', message: 'AR-101: tax' }],
  ['remote:ready', { remote: 'tax', version: '1.0.0' }],
  ['term:open', { term: 'basis-point' }],
  ['theme:changed', { theme: 'system' }],
  ['shell:ready', {}],
])('“%s” carries what docs/events.md says: %j', (name, payload) => {
  expect(send(name, payload)).not.toThrow();
});

test('a remote that is ready is told each time, and late subscribers do not hear of it', () => {
  const bus = createBus(events);
  const [early, late] = [jest.fn(), jest.fn()];
  bus.on('remote:ready', early);
  bus.emit('remote:ready', { remote: 'tax', version: '1.0.0' });
  bus.emit('remote:ready', { remote: 'tax', version: '1.0.0' });
  bus.on('remote:ready', late);
  expect(early).toHaveBeenCalledTimes(2);
  expect(late).not.toHaveBeenCalled();
});
