import { createKey, readSigner } from '@artha/core/signer';
import { signOrder, type ReleaseOrder } from '@artha/core/releaseOrder';
import { eventOfOrder } from './eventOfOrder.ts';

const now = new Date('2026-11-26T03:12:45.000Z');
const policy = { remotes: { tax: { owner: 'team-tax', routes: ['/'], publishers: [] } }, revoked: [] };
const result = { name: 'tax', version: '1.1.0', digest: 'a'.repeat(20), changed: true };

function eventOf(action: ReleaseOrder['action'], changes: Partial<typeof result> = {}) {
  const order: ReleaseOrder = {
    name: 'tax',
    version: 1,
    expires: new Date(now.getTime() + 1000),
    audience: 'https://artha.example',
    action,
    release: action === 'withdraw' ? undefined : { sha256: 'b'.repeat(64), length: 9 },
    source: { commit: 'c'.repeat(40) },
    ...(action === 'canary' && { share: 5 }),
  };
  const content = signOrder(order, readSigner(createKey()));
  return eventOfOrder({ name: 'tax', order: content }, { ...result, ...changes }, policy, now);
}

test.each([
  ['publish', 'release-published'],
  ['rollback', 'release-rolled-back'],
  ['withdraw', 'remote-withdrawn'],
] as const)('%s is told as %s', (action, kind) => {
  expect(eventOf(action)).toMatchObject({ kind, remote: 'tax', owner: 'team-tax', at: now.toISOString() });
  expect(eventOf(action)).toMatchObject({ commit: 'cccccccccccc' });
});

test('a canary is told by the rollout, and an order that changed nothing not at all', () => {
  expect(eventOf('canary')).toBeUndefined();
  expect(eventOf('publish', { changed: false })).toBeUndefined();
});
