import { USUAL_FRAME_BYTES, usualFrameLimits } from '../format/frameLimits.ts';
import { frameBytes, frameLimits } from './frameRules.ts';

const entry = { routes: ['/'], publishers: [] };
const policy = { remotes: { '*': entry }, revoked: [] };

test('without a word in the policy, the limits of the frame are as usual', () => {
  expect(frameLimits(policy, 'tax')).toEqual(usualFrameLimits);
  expect(frameBytes(policy)).toBe(USUAL_FRAME_BYTES);
});

test('the policy sets them for all remotes, for one of them, or counts nothing of one', () => {
  const own = {
    ...policy,
    remotes: { '*': entry, menus: { ...entry, frame: { bar: 4 } }, site: { ...entry, frame: 'all' as const } },
    frame: { limits: { bar: 0, tools: 1 }, bytes: 20_000 },
  };
  expect(frameLimits(own, 'tax')).toEqual({ ...usualFrameLimits, bar: 0, tools: 1 });
  expect(frameLimits(own, 'menus')).toEqual({ ...usualFrameLimits, bar: 4, tools: 1 });
  expect(frameLimits(own, 'site')).toBe('all');
  expect(frameBytes(own)).toBe(20_000);
});
