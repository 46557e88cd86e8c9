import { sampleRegistry, sampleRoute, sampleVersion } from '../../testing/sampleRegistry.ts';
import { pageRegistry } from './pageRegistry.ts';

test('what a page carries has neither history nor descriptions nor the pages of families', () => {
  const past = sampleVersion({}, { traffic: 0, default: false });
  const pages = [{ page: 'cess', title: 'Cess', description: 'A tax on a tax.' }];
  const version = sampleVersion({
    routes: [sampleRoute({ path: '/{product}-Words/{page}', pages, aliases: [{ path: '/w' }] })],
  });
  const carried = pageRegistry(sampleRegistry({ words: [past, version] }), 'My Money').microFrontends['words'];
  expect(carried).toHaveLength(1);
  expect(carried?.[0]?.extras.routes).toEqual([
    expect.objectContaining({ path: '/MyMoney-Words/{page}', screen: version.extras.routes[0]?.screen }),
  ]);
  expect(carried?.[0]?.extras.routes[0]).not.toHaveProperty('pages');
  expect(carried?.[0]?.extras.routes[0]).not.toHaveProperty('aliases');
  expect(carried?.[0]?.extras.routes[0]).not.toHaveProperty('description');
});
