import { RenderTurns } from './RenderTurns.ts';

/** Work that ends when it is told to. */
function heldWork(turns: RenderTurns) {
  const running: string[] = [];
  const ends = new Map<string, (reason?: Error) => void>();
  const start = (name: string) => {
    const [team = ''] = name.split('-');
    const done = turns.run(team, async () => {
      running.push(name);
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (reason) => {
          running.splice(running.indexOf(name), 1);
          if (reason) reject(reason);
          else resolve();
        });
      });
    });
    return done;
  };
  const settle = () => new Promise(setImmediate);
  const end = async (name: string, reason?: Error) => {
    ends.get(name)?.(reason);
    await settle();
  };
  return { running, start, end, settle };
}

test('a team never takes all places, so that its endless work does not delay another team', async () => {
  const { running, start, end, settle } = heldWork(new RenderTurns(3));
  for (const name of ['slow-1', 'slow-2', 'slow-3', 'slow-4']) void start(name);
  await settle();
  expect(running).toEqual(['slow-1', 'slow-2']);
  for (const name of ['tax-1', 'tax-2']) {
    const done = start(name);
    await settle();
    expect(running).toEqual(['slow-1', 'slow-2', name]);
    await end(name);
    await done;
  }
});

test('of the teams that wait, the one with the fewest places is next, then the one that waits longest', async () => {
  const { running, start, end, settle } = heldWork(new RenderTurns(2));
  for (const name of ['a-1', 'a-2', 'b-1', 'b-2', 'c-1', 'a-3']) void start(name);
  await settle();
  const order: string[] = [];
  while (running.length > 0) {
    const [first = ''] = running;
    order.push(first);
    await end(first);
  }
  expect(order).toEqual(['a-1', 'b-1', 'a-2', 'b-2', 'c-1', 'a-3']);
});

test('work that fails gives its place back', async () => {
  const { running, start, end, settle } = heldWork(new RenderTurns(2));
  const failing = start('a-1');
  void start('a-2');
  await settle();
  await Promise.all([expect(failing).rejects.toThrow('no such page'), end('a-1', new Error('no such page'))]);
  expect(running).toEqual(['a-2']);
});
