import type { Needs } from '@artha/shared/contract';
import { remoteRelease } from '../format/testing/releases.ts';
import { checkOwner } from './checkOwner.ts';

const needing = remoteRelease({
  owner: 'team-maps',
  routes: [
    { path: '/maps', screen: 'Tax', title: 'Maps', description: 'Maps.' },
    {
      path: '/maps/near',
      screen: 'Tax',
      title: 'Near',
      description: 'Near.',
      needs: { html: true, devices: ['geolocation'] },
    },
  ],
});
const owner = { owner: 'team-maps', routes: ['/maps'] };

test('a page may need what the policy allows its remote', () => {
  expect(() => {
    checkOwner(needing, { ...owner, allows: { html: true, devices: ['geolocation'] } }, 'Artha');
  }).not.toThrow();
});

test.each<[Needs | undefined, string]>([
  [undefined, 'html, devices of geolocation'],
  [{ html: true }, 'devices of geolocation'],
  [{ devices: ['camera'], html: true }, 'devices of geolocation'],
])('of a policy that allows %j it needs too much', (allows, needs) => {
  expect(() => {
    checkOwner(needing, { ...owner, ...(allows && { allows }) }, 'Artha');
  }).toThrow(`RE-42: The policy does not allow tax what /maps/near needs: ${needs}.`);
});
