import { act, render, screen, waitFor, within } from '@testing-library/react';
import { sampleRegistry, sampleRoute, sampleVersion, testConfig } from '@artha/shared/testing';
import { startPage } from '../../testing/writePage.ts';
import { keepMeasurement, measurements } from '../../measurement/measurement.ts';
import { Health } from './Health.tsx';
import { recordFailure } from '../../measurement/failureLog.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    shareScopeMap: {
      default: {
        react: { '19.3.1': { from: 'artha_shell', useIn: ['artha_tax', 'artha_glossary'] } },
        '@artha/shared': { '1.0.0': { from: 'artha_shell', useIn: ['artha_tax'] } },
      },
    },
  }),
}));

beforeAll(async () => {
  const tax = sampleVersion({
    owner: 'team-tax',
    routes: [sampleRoute({ path: '/tools/tax' }), sampleRoute({ path: '/tools/slabs' })],
  });
  const past = sampleVersion({ owner: 'nobody' }, { traffic: 0, default: false });
  const registry = sampleRegistry({ tax: [past, tax], shell: [sampleVersion({ kind: 'shell', routes: [] })] });
  await startPage({ registry, config: testConfig });
});

const measured = { kind: 'vital', remote: 'tax', release: '0123456789abcdef0123' } as const;

beforeEach(() => {
  sessionStorage.clear();
  measurements.set([{ ...measured, id: '1', name: 'LCP', value: 812.4 }]);
});

const rows = async (table: string) =>
  within(await screen.findByRole('region', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) => cell.textContent),
    );

test('it lists every micro frontend that this page runs, without earlier versions', async () => {
  render(<Health />);
  expect(screen.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  const known = ['1.0.0', '0123456789abcdef0123', '1', '2025-11-01 00:00:00 UTC'];
  expect(await rows('Micro frontends')).toEqual([
    ['shell', 'team-sample', ...known, '–'],
    ['tax', 'team-tax', ...known, '/tools/tax, /tools/slabs'],
  ]);
});

test('it lists who provides each shared package and who uses it, and the router as the part of one that it is', async () => {
  render(<Health />);
  expect(await rows('Shared packages')).toEqual([
    ['react', '19.3.1', 'artha_shell', 'artha_tax, artha_glossary'],
    ['@artha/shared', '1.0.0', 'artha_shell', 'artha_tax'],
    [
      'react-router-dom',
      expect.stringMatching(/^7\.\d+\.\d+$/),
      'artha_shell, as a part of @artha/shared',
      'artha_tax',
    ],
  ]);
});

test('it says that nothing failed, or lists what did and what to do', async () => {
  const { unmount } = render(<Health />);
  expect(await screen.findByText('None.')).toBeVisible();
  unmount();
  recordFailure({ remote: 'tax', code: 'AR-101', message: 'AR-101: tax/Tax' });
  recordFailure({ remote: 'tax', code: 'AR-999', message: 'of another release' });
  render(<Health />);
  const [first, second] = await rows('Failures in this tab');
  expect(first?.slice(1)).toEqual([
    'tax',
    'AR-101',
    'AR-101: tax/Tax',
    'Check that the release’s remoteEntry file is served.',
  ]);
  expect(second?.slice(1)).toEqual(['tax', 'AR-999', 'of another release', '']);
});

test('it shows what is measured on the page as it is measured, with its unit and whose it is', async () => {
  render(<Health />);
  await screen.findByRole('region', { name: 'Measured on this page' });
  act(() => {
    keepMeasurement({ ...measured, id: '2', name: 'CLS', value: 0.0421 });
    keepMeasurement({ ...measured, id: '3', kind: 'error', name: 'TypeError', value: 1 });
  });
  await waitFor(async () => {
    expect(await rows('Measured on this page')).toEqual([
      ['LCP', '812 ms', 'tax', '0123456789abcdef0123'],
      ['CLS', '0.042', 'tax', '0123456789abcdef0123'],
      ['TypeError', '1', 'tax', '0123456789abcdef0123'],
    ]);
  });
});
