import { FaultRecorder } from './FaultRecorder.ts';
import { ON_LOAD } from './PageFault.ts';

const sources = { remote: 'planner', mapFrame: (position: string) => ({ position }) };

function isHarmless(text: string): boolean | undefined {
  const recorder = new FaultRecorder(sources);
  recorder.add({ kind: 'console', text }, { page: '/tools/planner', moment: ON_LOAD });
  return recorder.list(['/tools/planner'])[0]?.isHarmless;
}

test.each([
  'Failed to load resource: the server responded with a status of 404 (http://127.0.0.1:1/registry/tax.json)',
  'the console says: ChunkLoadError: Loading chunk 7 failed (timeout: http://127.0.0.1:1/remotes/marketing/3679/7.js)',
])('a file of another remote that does not come refuses no release: %s', (text) => {
  expect(isHarmless(text)).toBe(true);
});

test.each([
  'Failed to load resource: the server responded with a status of 404 (http://127.0.0.1:1/registry/planner.json)',
  'the console says: ChunkLoadError: Loading chunk 7 failed (timeout: http://127.0.0.1:1/remotes/planner/3679/7.js)',
  'the console says: TypeError: x is undefined',
])('a fault of the remote itself stays one: %s', (text) => {
  expect(isHarmless(text)).toBe(false);
});
