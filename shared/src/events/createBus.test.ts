import * as fc from 'fast-check';
import * as v from 'valibot';
import { createBus } from './createBus.ts';
import { declareEvent, type EventTable } from './declareEvent.ts';

const amount = v.object({ rupees: v.pipe(v.number(), v.minValue(0)) });

const table = {
  'amount:passed': declareEvent({ schema: amount, happens: 'many', replay: 'none' }),
  'amount:kept': declareEvent({ schema: amount, happens: 'many', replay: 'last' }),
  'page:ready': declareEvent({ schema: v.object({}), happens: 'once', replay: 'none' }),
};

describe('an event', () => {
  test('reaches every subscriber with its payload', () => {
    const bus = createBus(table);
    const [first, second] = [jest.fn(), jest.fn()];
    bus.on('amount:passed', first);
    bus.on('amount:passed', second);
    bus.emit('amount:passed', { rupees: 5 });
    expect(first.mock.calls).toEqual([[{ rupees: 5 }]]);
    expect(second.mock.calls).toEqual([[{ rupees: 5 }]]);
  });

  test('does not reach who listens for another', () => {
    const bus = createBus(table);
    const other = jest.fn();
    bus.on('amount:kept', other);
    bus.emit('amount:passed', { rupees: 5 });
    expect(other).not.toHaveBeenCalled();
  });

  test('that does not fit its schema is refused by name, reaches no subscriber and is not kept', () => {
    const bus = createBus(table);
    const listener = jest.fn();
    bus.on('amount:kept', listener);
    bus.emit('amount:kept', { rupees: 1 });
    expect(() => {
      bus.emit('amount:kept', { rupees: -1 });
    }).toThrow(TypeError);
    expect(() => {
      bus.emit('amount:kept', { rupees: Number.NaN });
    }).toThrow(/“amount:kept” refused: .*rupees/s);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(bus.last('amount:kept')).toEqual({ rupees: 1 });
  });

  test('loses what its schema does not declare before anyone hears it', () => {
    const bus = createBus(table);
    const listener = jest.fn();
    bus.on('amount:passed', listener);
    const chatty = { rupees: 5, account: '1234' };
    bus.emit('amount:passed', chatty);
    expect(listener).toHaveBeenCalledWith({ rupees: 5 });
  });

  test('that is not declared is refused by name', () => {
    const undeclared: EventTable = {};
    expect(() => {
      createBus(undeclared).emit('unknown:event', {});
    }).toThrow(new TypeError('No event is named “unknown:event”.'));
  });

  test('declared as happening once is refused the second time', () => {
    const bus = createBus(table);
    const listener = jest.fn();
    bus.on('page:ready', listener);
    bus.emit('page:ready', {});
    expect(() => {
      bus.emit('page:ready', {});
    }).toThrow(new TypeError('“page:ready” happens once and has happened.'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a late subscriber', () => {
  test('gets nothing of an event that is not replayed', () => {
    const bus = createBus(table);
    const late = jest.fn();
    bus.emit('amount:passed', { rupees: 5 });
    bus.on('amount:passed', late);
    expect(late).not.toHaveBeenCalled();
    expect(bus.last('amount:passed')).toBeUndefined();
  });

  test('gets the last value, and only that, of an event that is', () => {
    const bus = createBus(table);
    const late = jest.fn();
    expect(bus.last('amount:kept')).toBeUndefined();
    bus.emit('amount:kept', { rupees: 5 });
    bus.emit('amount:kept', { rupees: 6 });
    bus.on('amount:kept', late);
    expect(late.mock.calls).toEqual([[{ rupees: 6 }]]);
    expect(bus.last('amount:kept')).toEqual({ rupees: 6 });
  });
});

test('who subscribes while a replayed event goes round hears it once', () => {
  const bus = createBus(table);
  const late = jest.fn();
  bus.on('amount:kept', () => {
    bus.on('amount:kept', late);
  });
  bus.emit('amount:kept', { rupees: 5 });
  expect(late.mock.calls).toEqual([[{ rupees: 5 }]]);
});

test('listeners hear in the order in which they subscribed, before the sender goes on', () => {
  const bus = createBus(table);
  const heard: string[] = [];
  for (const name of ['first', 'second', 'third']) bus.on('amount:passed', () => heard.push(name));
  bus.emit('amount:passed', { rupees: 5 });
  expect(heard).toEqual(['first', 'second', 'third']);
});

test('what a listener does to its payload reaches neither the others, nor the sender, nor who comes late', () => {
  const bus = createBus(table);
  const [other, late] = [jest.fn(), jest.fn()];
  bus.on('amount:kept', (payload) => {
    payload.rupees = 0;
  });
  bus.on('amount:kept', other);
  const sent = { rupees: 5 };
  bus.emit('amount:kept', sent);
  bus.on('amount:kept', late);
  expect(other.mock.calls).toEqual([[{ rupees: 5 }]]);
  expect(late.mock.calls).toEqual([[{ rupees: 5 }]]);
  expect(sent).toEqual({ rupees: 5 });
});

test('what the sender does to its payload afterwards does not change the last value', () => {
  const bus = createBus(table);
  const sent = { rupees: 5 };
  bus.emit('amount:kept', sent);
  sent.rupees = 0;
  expect(bus.last('amount:kept')).toEqual({ rupees: 5 });
});

test('an event that happens once and did not fit can still happen', () => {
  const listener = jest.fn();
  const once = { 'page:shown': declareEvent({ schema: amount, happens: 'once', replay: 'none' }) };
  const bus = createBus(once);
  bus.on('page:shown', listener);
  expect(() => {
    bus.emit('page:shown', { rupees: -1 });
  }).toThrow(TypeError);
  bus.emit('page:shown', { rupees: 1 });
  expect(listener.mock.calls).toEqual([[{ rupees: 1 }]]);
});

test('two buses know nothing of each other', () => {
  const [one, other] = [createBus(table), createBus(table)];
  const listener = jest.fn();
  other.on('amount:kept', listener);
  one.emit('amount:kept', { rupees: 5 });
  expect(listener).not.toHaveBeenCalled();
  expect(other.last('amount:kept')).toBeUndefined();
});

test('a listener may subscribe once: it unsubscribes while it hears, and the others hear all the same', () => {
  const bus = createBus(table);
  const after = jest.fn();
  const once = jest.fn();
  const stop = bus.on('amount:passed', (payload) => {
    stop();
    once(payload);
  });
  bus.on('amount:passed', after);
  bus.emit('amount:passed', { rupees: 1 });
  bus.emit('amount:passed', { rupees: 2 });
  expect(once.mock.calls).toEqual([[{ rupees: 1 }]]);
  expect(after).toHaveBeenCalledTimes(2);
});

describe('a listener that throws', () => {
  const broken = new Error('a listener of another team');

  test('at the value that is replayed to it is reported too, and can still unsubscribe', () => {
    const report = jest.fn();
    const bus = createBus(table, report);
    bus.emit('amount:kept', { rupees: 5 });
    const stop = bus.on('amount:kept', () => {
      throw broken;
    });
    stop();
    bus.emit('amount:kept', { rupees: 6 });
    expect(report.mock.calls).toEqual([[broken]]);
  });

  test('does not keep the others from hearing; its error is reported', () => {
    const report = jest.fn();
    const bus = createBus(table, report);
    const after = jest.fn();
    bus.on('amount:passed', () => {
      throw broken;
    });
    bus.on('amount:passed', after);
    bus.emit('amount:passed', { rupees: 5 });
    expect(after).toHaveBeenCalledTimes(1);
    expect(report.mock.calls).toEqual([[broken]]);
  });

  test('is reported to the global error handler by default', () => {
    const reportError = jest.fn();
    Reflect.set(globalThis, 'reportError', reportError);
    const bus = createBus(table);
    bus.on('amount:passed', () => {
      throw broken;
    });
    bus.emit('amount:passed', { rupees: 5 });
    expect(reportError.mock.calls).toEqual([[broken]]);
    Reflect.deleteProperty(globalThis, 'reportError');
  });
});

describe('unsubscribing', () => {
  test('ends one subscription, even of a listener that subscribed twice', () => {
    const bus = createBus(table);
    const listener = jest.fn();
    const stop = bus.on('amount:passed', listener);
    bus.on('amount:passed', listener);
    stop();
    stop();
    bus.emit('amount:passed', { rupees: 5 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('holds at once, also when another listener does it while the event goes round', () => {
    const bus = createBus(table);
    const second = jest.fn();
    bus.on('amount:passed', () => {
      stopSecond();
    });
    const stopSecond = bus.on('amount:passed', second);
    bus.emit('amount:passed', { rupees: 5 });
    expect(second).not.toHaveBeenCalled();
  });
});

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('on' as const) }),
    fc.record({ kind: fc.constant('off' as const), who: fc.nat(9) }),
    fc.record({ kind: fc.constant('emit' as const), rupees: fc.nat() }),
  ),
  { maxLength: 40 },
);

test.each(['amount:passed', 'amount:kept'] as const)(
  'whoever comes and goes, a listener of “%s” hears exactly what happens while it is subscribed',
  (name) => {
    fc.assert(
      fc.property(steps, (story) => {
        const bus = createBus(table);
        const replayed = table[name].replay === 'last';
        const subscribers: { heard: number[]; expected: number[]; active: boolean; stop: () => void }[] = [];
        let last: number | undefined;
        for (const step of story) {
          if (step.kind === 'on') {
            const heard: number[] = [];
            const expected = replayed && last !== undefined ? [last] : [];
            const stop = bus.on(name, ({ rupees }) => heard.push(rupees));
            subscribers.push({ heard, expected, active: true, stop });
          } else if (step.kind === 'off') {
            const leaving = subscribers[step.who];
            leaving?.stop();
            if (leaving) leaving.active = false;
          } else {
            bus.emit(name, { rupees: step.rupees });
            last = step.rupees;
            for (const one of subscribers) if (one.active) one.expected.push(step.rupees);
          }
        }
        for (const { heard, expected } of subscribers) expect(heard).toEqual(expected);
      }),
    );
  },
);
