import { sampleRegistry, sampleRoute, sampleVersion } from '../testing/sampleRegistry.ts';
import { findDialog } from './findRoute.ts';

const dialog = { event: 'term:open', screen: 'TermDialog' };
const words = sampleVersion({ routes: [sampleRoute({ path: '/about' }), sampleRoute({ path: '/words', dialog })] });

test('the page of an event is the one that declares a dialog for it', () => {
  const registry = sampleRegistry({ other: [sampleVersion()], words: [words] });
  expect(findDialog(registry, 'term:open')).toEqual({ remote: 'words', version: words, route: words.extras.routes[1] });
});

test('an event that no page declares has none', () => {
  expect(findDialog(sampleRegistry({ words: [words] }), 'report:open')).toBeUndefined();
});

test('only the version that visitors get counts', () => {
  const past = { ...words, deployment: { traffic: 0, default: false } };
  expect(findDialog(sampleRegistry({ words: [past, sampleVersion()] }), 'term:open')).toBeUndefined();
});
