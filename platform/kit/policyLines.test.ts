import { policyLines, policyNeeds } from './policyLines.ts';

const route = (path: string) => ({ path, screen: 'Map', title: 'Map', description: 'A map.' });
const request = { name: 'map', owner: 'team-map', paths: ['/tools/map'], key: 'ab' };

test('the lines for the operator allow all that the pages need', () => {
  const allows = policyNeeds({
    routes: [
      { ...route('/tools/map'), needs: { html: true, images: ['https://a.example'] } },
      { ...route('/tools/map/more'), needs: { images: ['https://b.example', 'https://a.example'] } },
      route('/tools/map/none'),
    ],
  });
  expect(JSON.parse(policyLines({ ...request, allows }))).toMatchObject({
    map: { allows: { html: true, images: ['https://a.example', 'https://b.example'] } },
  });
});

test('a remote without needs gets no such line', () => {
  expect(policyLines({ ...request, allows: policyNeeds({ routes: [route('/tools/map')] }) })).not.toContain('allows');
});
