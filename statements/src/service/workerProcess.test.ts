import { join } from 'node:path';
import type { Job } from './messages.ts';
import { childrenOf } from './testing/childProcesses.ts';
import { startWorkerProcess } from './workerProcess.ts';
import type { WorkerLimits, WorkerProcess } from './workerProcess.ts';

const jobOf = (text: string): Job => ({ kind: 'pdf', bytes: new TextEncoder().encode(text), maxPages: 1 });
const read = { kind: 'refused', code: 'no-text', error: 'Read.' };
const stub = join(import.meta.dirname, 'testing/stubWorker.ts');

const started: WorkerProcess[] = [];

async function startStub(limits: Partial<WorkerLimits> = {}): Promise<WorkerProcess> {
  const worker = startWorkerProcess({ timeLimitMs: 600_000, memoryLimitBytes: 2 ** 30, ...limits }, stub);
  started.push(worker);
  await worker.ready;
  return worker;
}

afterEach(async () => {
  for (const worker of started) worker.stop();
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});

test('a child runs one job after another', async () => {
  const worker = await startStub();
  for (let round = 0; round < 2; round += 1) {
    expect(await worker.run(jobOf('answer'))).toEqual(read);
    expect(worker.isReusable()).toBe(true);
  }
});

test('a child that takes too long is killed', async () => {
  const worker = await startStub({ timeLimitMs: 20 });
  await expect(worker.run(jobOf('hang'))).rejects.toMatchObject({ code: 'too-slow', status: 422 });
  expect(worker.isReusable()).toBe(false);
  await worker.ended;
});

test('a child that takes too much memory is killed', async () => {
  const worker = await startStub({ memoryLimitBytes: 2 ** 20 });
  await expect(worker.run(jobOf('hang'))).rejects.toMatchObject({ code: 'too-much-memory', status: 422 });
  await worker.ended;
});

test('a child that keeps more than half of its memory takes no other job', async () => {
  const worker = await startStub();
  const other = await startStub({ memoryLimitBytes: 1.5 * worker.residentBytes() });
  await expect(other.run(jobOf('answer'))).resolves.toEqual(read);
  expect(other.isReusable()).toBe(false);
});

test.each<[NodeJS.Signals, string, number]>([
  ['SIGKILL', 'interrupted', 503],
  ['SIGSEGV', 'interrupted', 503],
  // The ways in which V8 and the allocator fail when no memory is left.
  ['SIGABRT', 'too-much-memory', 422],
])('a child that ends by %s says %s', async (signal, code, status) => {
  const worker = await startStub();
  const refused = expect(worker.run(jobOf('hang'))).rejects.toMatchObject({ code, status });
  const [pid = 0] = childrenOf(process.pid);
  process.kill(pid, signal);
  await refused;
  await worker.ended;
  expect(worker.isReusable()).toBe(false);
});

test('a child that failed in the middle of a file takes no other', async () => {
  const worker = await startStub();
  expect(await worker.run(jobOf('fail'))).toEqual({ kind: 'failed' });
  expect(worker.isReusable()).toBe(false);
});

test('what a child says and the service does not know is no outcome', async () => {
  const worker = await startStub();
  await expect(worker.run(jobOf('talk nonsense'))).rejects.toMatchObject({ code: 'unreadable' });
  expect(worker.isReusable()).toBe(false);
});

test('a child that ends before it is ready never is', async () => {
  const worker = startWorkerProcess({ timeLimitMs: 600_000, memoryLimitBytes: 2 ** 30 }, '/nowhere.ts');
  await expect(worker.ready).rejects.toThrow('A statement worker ended before it was ready');
});
