import { createBus } from './createBus.ts';
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
