import { act, render, screen as page } from '@testing-library/react';
import { createPath, type To } from 'react-router-dom';
import type { ComponentType } from 'react';
import { useLocation } from '@artha/shared';
import { provideSite } from '@artha/shared/internal';
import { Failure } from '@artha/shared/contract';
import { sampleRegistry, testConfig } from '@artha/shared/testing';
import { composedLocation, createLocationStore } from '../routing/location.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { createViewStore, type View } from '../routing/view.ts';
import { keepComposedContent } from '../screen/composedContent.ts';
import { Slot } from './Slot.tsx';

const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  go: jest.fn(),
  push: jest.fn(),
  replace: jest.fn(),
};

let consoleError: jest.SpyInstance;

beforeEach(() => {
  provideSite(testConfig, sampleRegistry({}));
  // React logs what it gives to an error boundary.
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  consoleError.mockRestore();
});

function show(initial: View) {
  const view = createViewStore(initial);
  const locationStore = createLocationStore('/tools/sample');
  const { container } = render(<Slot view={view} locationStore={locationStore} navigator={navigator} />);
  return { view, locationStore, container };
}

async function loadedScreen(Sample: ComponentType, path = '/tools/sample') {
  const screen = sampleScreen(() => Promise.resolve({ Sample }), sampleFound({ path }));
  await screen.start();
  return screen;
}

describe('the slot', () => {
  test('is busy until the screen is loaded', async () => {
    const screen = sampleScreen(() => Promise.resolve({ Sample: () => <h1>The tool</h1> }));
    const { container } = show({ kind: 'screen', screen });
    expect(container).toContainHTML('aria-busy="true"');
    await act(() => screen.start());
    expect(await page.findByRole('heading', { name: 'The tool' })).toBeVisible();
    expect(container).not.toContainHTML('aria-busy="true"');
  });

  test('shows a screen that is loaded at once, with the location', async () => {
    const { locationStore } = show({
      kind: 'screen',
      screen: await loadedScreen(() => <h1>At {useLocation().hash}</h1>),
    });
    expect(page.getByRole('heading')).toHaveTextContent('At');
    act(() => {
      locationStore.set({ ...composedLocation('/tools/sample'), hash: '#faq' });
    });
    expect(page.getByRole('heading')).toHaveTextContent('At #faq');
  });

  test('shows another screen when the view changes', async () => {
    const first = await loadedScreen(() => <h1>First</h1>);
    const second = await loadedScreen(() => <h1>Second</h1>, '/tools/other');
    const { view } = show({ kind: 'screen', screen: first });
    act(() => {
      view.set({ kind: 'screen', screen: second });
    });
    expect(page.getByRole('heading')).toHaveTextContent('Second');
  });

  test('shows a page of the shell itself once its code is loaded', async () => {
    show({ kind: 'shell', name: 'not-found' });
    expect(await page.findByRole('heading', { level: 1, name: 'There is no page at this address.' })).toBeVisible();
  });
});

describe('a screen that throws while rendering', () => {
  const broken = new Error('a bug');
  let healthy = false;
  const Sample = () => {
    if (!healthy) throw broken;
    return <h1>The tool</h1>;
  };

  beforeEach(() => {
    healthy = false;
  });

  test('is AR-106 with its cause, and the page keeps at least its heading', async () => {
    const screen = await loadedScreen(Sample);
    show({ kind: 'screen', screen });
    const status = screen.status.get();
    expect(status.kind === 'failed' && status.failure).toEqual(new Failure('AR-106', 'sample/Sample: Error: a bug'));
    expect(status.kind === 'failed' && status.failure.cause).toBe(broken);
    expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  });

  test('leaves the page as it was composed, where the document came with it', async () => {
    const screen = await loadedScreen(Sample);
    const region = document.createElement('div');
    region.innerHTML = '<h1>As it was composed</h1>';
    keepComposedContent(screen, region);
    show({ kind: 'screen', screen });
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('As it was composed');
  });

  test('does not get the composed page of another screen', async () => {
    keepComposedContent(await loadedScreen(Sample, '/tools/other'), document.createElement('div'));
    show({ kind: 'screen', screen: await loadedScreen(Sample) });
    expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  });

  test('is mounted again by Retry, and stays failed while it throws', async () => {
    const screen = await loadedScreen(Sample);
    show({ kind: 'screen', screen });
    act(() => {
      screen.recover();
    });
    expect(screen.status.get().kind).toBe('failed');
    healthy = true;
    act(() => {
      screen.recover();
    });
    expect(page.getByRole('heading')).toHaveTextContent('The tool');
    expect(screen.status.get().kind).toBe('ready');
  });

  test('is ready again when it is visited again and renders', async () => {
    const screen = await loadedScreen(Sample);
    const { view } = show({ kind: 'screen', screen });
    act(() => {
      view.set({ kind: 'shell', name: 'not-found' });
    });
    healthy = true;
    act(() => {
      view.set({ kind: 'screen', screen });
    });
    expect(page.getByRole('heading')).toHaveTextContent('The tool');
    expect(screen.status.get().kind).toBe('ready');
  });
});
