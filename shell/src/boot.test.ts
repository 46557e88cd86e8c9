import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { sampleRegistry, sampleRoute, sampleVersion, stubNativeDialog, testConfig } from '@artha/shared/testing';
import { stubLayout } from './testing/stubLayout.ts';
import { startPage } from './testing/writePage.ts';

const loadRemote = jest.fn();
// Not in jsdom.
const mark = jest.fn();
Object.assign(performance, { mark });

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string): unknown => loadRemote(id),
  registerRemotes: () => undefined,
  registerPlugins: () => undefined,
  getInstance: () => null,
}));

// It measures by what jsdom has not.
jest.mock('./measurement/startMeasurement.ts', () => ({ startMeasurement: () => undefined }));

const tool = { name: 'Sample Tool', description: 'A tool.', order: 1 };
const sample = sampleRoute({ path: '/tools/sample', title: 'Sample', tool });
const pricing = sampleRoute({ path: '/pricing', screen: 'Pricing', title: 'Pricing' });

beforeAll(async () => {
  // The shell renders by itself here, as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  stubLayout();
  stubNativeDialog();
  history.replaceState(null, '', '/tools/sample');
  const registry = sampleRegistry({
    sample: [sampleVersion({ routes: [sample] })],
    pages: [
      sampleVersion({
        routes: [pricing],
        navigation: [{ area: 'bar', label: 'Pricing', order: 1, to: '/pricing' }],
      }),
    ],
  });
  await startPage({ registry, config: testConfig });
  const root = document.createElement('div');
  root.id = 'root';
  // The not-found page, which the server sends for a page that a screen's family does not have.
  root.innerHTML = '<main><h1>There is no page at this address.</h1></main>';
  document.body.append(root);
});

test('the shell takes a page over: a failing tool leaves the frame and a notice, Retry brings it, links go on without a load', async () => {
  let online = false;
  const modules = new Map<string, object>([
    ['artha_sample/Sample', { Sample: () => createElement('h1', null, 'The tool') }],
    ['artha_pages/Pricing', { Pricing: () => createElement('h1', { tabIndex: -1 }, 'What it costs') }],
  ]);
  loadRemote.mockImplementation((id: string) =>
    // A retry registers the remote by another name: artha_sample.1.
    online ? Promise.resolve(modules.get(id.replace(/\.\d+\//, '/'))) : Promise.reject(new Error('offline')),
  );
  const { bus } = await import('@artha/shared');
  const { boot } = await import('./boot.tsx');
  const told: unknown[] = [];
  bus.on('remote:failed', ({ remote, code }) => told.push([remote, code]));
  bus.on('remote:ready', ({ remote }) => told.push([remote, 'ready']));

  const errors = jest.fn();
  addEventListener('error', errors);
  boot();
  expect(bus.last('shell:ready')).toEqual({});
  expect(await screen.findByRole('heading', { name: 'The sample tool did not load.' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText('There is no page at this address.')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
  await waitFor(() => {
    expect(mark.mock.calls).toEqual([['background']]);
  });
  expect(told).toEqual([['sample', 'AR-101']]);
  const { readFailureLog } = await import('./measurement/failureLog.ts');
  expect(readFailureLog()).toMatchObject([{ remote: 'sample', code: 'AR-101', message: 'AR-101: sample/Sample' }]);

  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The tool' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(main.getByRole('link', { name: 'Pricing' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'What it costs' })).toHaveFocus();
  });
  expect(location.pathname).toBe('/pricing');
  expect(document.title).toBe('Pricing | Artha');
  expect(main.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  expect(told).toEqual([
    ['sample', 'AR-101'],
    ['sample', 'ready'],
    ['pages', 'ready'],
  ]);

  history.back();
  expect(await screen.findByRole('heading', { name: 'The tool' })).toBeVisible();
  expect(document.title).toBe('Sample | Artha');
});

test('a page without its root element says so', async () => {
  const { boot } = await import('./boot.tsx');
  document.getElementById('root')?.removeAttribute('id');
  expect(boot).toThrow('There is no root.');
});
