import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { viewAt } from '../routing/viewAt.ts';
import { createScreens } from './createScreens.ts';

const registry = sampleRegistry({
  tax: [sampleVersion({ routes: [sampleRoute({ path: '/tools/tax' }), sampleRoute({ path: '/tools/slabs' })] })],
});
const load = () => Promise.resolve({});

describe('the screen of a path', () => {
  test('is always the same one, with or without a slash at the end', () => {
    const screenAt = createScreens(registry, load);
    const screen = screenAt('/tools/tax');
    expect(screen?.found.route.path).toBe('/tools/tax');
    expect(screenAt('/tools/tax')).toBe(screen);
    expect(screenAt('/tools/tax/')).toBe(screen);
  });

  test('is a different one for another path of the same remote', () => {
    const screenAt = createScreens(registry, load);
    expect(screenAt('/tools/slabs')).not.toBe(screenAt('/tools/tax'));
  });

  test('is undefined if no remote owns the path', () => {
    expect(createScreens(registry, load)('/tools')).toBeUndefined();
  });

  test('is not loaded by being looked up', () => {
    const loadScreen = jest.fn(load);
    createScreens(registry, loadScreen)('/tools/tax');
    expect(loadScreen).not.toHaveBeenCalled();
  });
});

describe('the view of a path', () => {
  const screenAt = createScreens(registry, load);

  test('is the screen of the remote that owns it', () => {
    expect(viewAt('/tools/tax', screenAt)).toEqual({ kind: 'screen', screen: screenAt('/tools/tax') });
  });

  test.each(['/~health', '/~health/'])('is the health page at %s', (path) => {
    expect(viewAt(path, screenAt)).toEqual({ kind: 'shell', name: 'health' });
  });

  test.each(['/nowhere', '/', '/~health/more'])('is the not-found page at %s, which no remote owns', (path) => {
    expect(viewAt(path, screenAt)).toEqual({ kind: 'shell', name: 'not-found' });
  });
});
