import { renderScreen } from '@artha/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteReleases } from '../../domain/siteReleases.ts';
import { sampleChange, sampleCounts, sampleRelease, sampleSite } from '../../testing/site.ts';
import { ReleasesPage } from './ReleasesPage.tsx';

/** Serves a site's files; a missing part is answered as a host of plain files does. */
function serve({ registry, counts, log, service }: SiteReleases): jest.Mock {
  const files: Readonly<Record<string, unknown>> = {
    '/registry.json': registry,
    '/releases.json': counts && { format: 1, counts, log: log ?? null, service: service ?? null },
  };
  const answer = jest.fn((path: string) => {
    const file = files[path];
    return Promise.resolve(
      file === undefined
        ? { ok: false, json: () => Promise.reject(new SyntaxError('no JSON')) }
        : { ok: true, json: () => Promise.resolve(file) },
    );
  });
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true });
  return answer;
}

/** jsdom cannot scroll. */
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(site: SiteReleases, hash = '') {
  const answer = serve(site);
  renderScreen(<ReleasesPage />, { path: `/~releases${hash}` });
  await screen.findByText(/^As of/);
  return answer;
}

const manyRemotes = Object.fromEntries(
  Array.from({ length: 45 }, (_, index) => [
    `remote-${String(index + 1).padStart(2, '0')}`,
    [sampleRelease('1.0.0', { owner: index % 2 === 0 ? 'team-even' : 'team-odd' })],
  ]),
);
const many = sampleSite({ registry: { microFrontends: manyRemotes } });

test('each remote has its live release, who published it from which commit, and what visitors met in it', async () => {
  await open(sampleSite());
  const item = screen.getByRole('heading', { level: 2, name: /^tax/ }).closest('li');
  if (!item) throw new Error('The remote is in no list.');
  expect(item).toHaveTextContent(
    '1.1.0 for all visitors, since 26 Nov 2026, 03:12 UTC, by publish.yml from 0a1b2c3d4e5f',
  );
  for (const words of ['1,840', '31 (1.7 %)', '1 (0.1 %)', '0 (0.0 %)']) expect(item).toHaveTextContent(words);
  expect(within(item).getByText('790 ms')).toHaveTextContent('790 ms good');
  expect(within(item).getByText('260 ms')).toHaveTextContent('260 ms needs work');
  expect(within(item).getByText('0.310')).toHaveTextContent('0.310 poor');
});

test('a remote is opened by the keyboard, its heading takes the focus, and it has its charts as a table, too', async () => {
  await open(sampleSite());
  screen.getByRole('link', { name: 'tax' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'tax' })).toHaveFocus();
  expect(screen.getByRole('figure', { name: 'Visits' })).toHaveTextContent('1.1.01,8401.0.00');
});

test('its releases, changes and shared packages are tables', async () => {
  await open(sampleSite(), '#remote=tax');
  const rowsOf = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(rowsOf(/^Releases/)[1]).toBe(
    '1.1.0 11000000000000000000all visitors26 Nov 2026, 03:12 UTCpublish.yml from 0a1b2c3d4e5f1',
  );
  expect(rowsOf(/^Releases/)[2]).toContain('no one');
  expect(rowsOf(/^Changes/)[1]).toContain('1.1.0 was published');
  expect(rowsOf(/^Shared packages/)[1]).toBe('react^19.3.119.3.1');
  expect(rowsOf(/^What visitors met/)[1]).toBe(
    '1.1.0 (live)1,84031 (1.7 %)1 (0.1 %)0 (0.0 %)413 ms, 566 ms, 790 ms40 ms, 96 ms, 260 ms0.000, 0.010, 0.310',
  );
});

test('what was taken back is said with its reason, and so are problems and what the next shell needs', async () => {
  const log = [
    sampleChange(3, { action: 'take-back', by: 'service', why: 'Errors in 31 of 400 visits, before in 2 of 400.' }),
    sampleChange(2),
  ];
  const told = { name: 'tax', problem: '/tax did not render.', nextShell: 'Accept react 20.0.0.', previews: 2 };
  const service = { announced: { version: '2.0.0', from: '2027-03-01' }, remotes: [told] };
  await open(sampleSite({ log, service }));
  expect(screen.getByText(/^Shell 2.0.0 may be live/)).toHaveTextContent('To change before: tax (team-tax).');
  for (const note of [
    'Visitors are back at 1.1.0 since 26 Nov 2026, 03:12 UTC: Errors in 31 of 400 visits, before in 2 of 400.',
    '/tax did not render.',
    'Accept react 20.0.0.',
  ])
    expect(screen.getByText(note)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'tax' }));
  expect(await screen.findByText(/^2 previews show a release of it/)).toHaveTextContent('npx artha status tax');
});

test('forty-five remotes are on three pages, and letters find some of them', async () => {
  await open(many, '#page=3');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(20);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a remote or a team' }), 'even');
  await waitFor(() => {
    expect(screen.getByText('23 remotes have “even” in their name or owner.')).toBeVisible();
  });
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

test('without the release service, an edge or the registry it shows the rest, and says what is missing', async () => {
  await open(sampleSite({ service: undefined, log: undefined }));
  expect(screen.getByText(/^The release service does not answer/)).toBeVisible();
  expect(screen.getByText(/^The log cannot be read now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tax' })).toBeVisible();
});

test('a host of plain files still tells what runs', async () => {
  await open(sampleSite({ counts: undefined }));
  expect(screen.getByText(/^This host counts nothing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tax' })).toBeVisible();
});

test('a site without releases, and an unknown remote, are said so', async () => {
  await open(sampleSite({ registry: { microFrontends: {} } }), '#remote=gone');
  expect(screen.getByText('Nothing is published yet.')).toBeVisible();
  expect(screen.getByText('The site has no remote “gone”.')).toBeVisible();
});

test('it reads again on request', async () => {
  const answer = await open(sampleSite());
  expect(answer).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => {
    expect(answer).toHaveBeenCalledTimes(4);
  });
});

test('a canary is named with its share, in the list and beside its bars', async () => {
  const registry = {
    microFrontends: {
      tax: [sampleRelease('1.1.0', { share: 95 }), sampleRelease('1.2.0', { isLive: false, share: 5 })],
    },
  };
  const counts = ['1.1.0', '1.2.0'].map((version) => sampleCounts('tax', version));
  await open(sampleSite({ registry, counts }));
  const item = screen.getByRole('heading', { level: 2, name: /^tax/ }).closest('li');
  expect(item).toHaveTextContent('1.1.0 for 95 % of visitors');
  expect(item).toHaveTextContent('1.2.0 for 5 % of visitors');
  await userEvent.click(screen.getByRole('link', { name: 'tax' }));
  expect(await screen.findByRole('figure', { name: 'Visits' })).toHaveTextContent('1.2.0 (5 %)1,8401.1.0 (95 %)1,840');
});

test('an exception from budgets is shown with its limit and its reason', async () => {
  const budgets = { own: { limit: 120, reason: 'a chart of forty years is the page' } };
  await open(
    sampleSite({ registry: { microFrontends: { tax: [sampleRelease('1.1.0', { budgets })] } } }),
    '#remote=tax',
  );
  const table = await screen.findByRole('table', { name: 'Exceptions of tax 1.1.0 from budgets' });
  expect(table).toHaveTextContent('Its own scripts');
  expect(table).toHaveTextContent('120 KB');
  expect(table).toHaveTextContent('a chart of forty years is the page');
});

test('the needs of pages are in the list, and with what each gives up in a table', async () => {
  const routes = [
    { path: '/tools/maps', needs: { html: true as const, images: ['https://a.example'], later: true as const } },
    { path: '/tools/{product}-chart', render: 'browser' },
    { path: '/tools/plain' },
  ];
  await open(sampleSite({ registry: { microFrontends: { tax: [sampleRelease('1.1.0', { routes })] } } }));
  expect(screen.getByText('Needs of its pages: HTML as it is, pictures, later, a browser')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'tax' }));
  const table = await screen.findByRole('table', { name: 'Needs of the pages of tax 1.1.0' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    '/tools/mapsHTML as it isThe browser’s Sanitizer does not read it; scripts still need their digest.',
    '/tools/mapspictures of https://a.exampleTheir origin learns of each visit, and data can leave in an address.',
    '/tools/mapslaterThis page does not know this need.',
    '/tools/Artha-charta browserVisitors see a placeholder until its scripts run.',
  ]);
});

test('without needs, the page does not speak of them', async () => {
  await open(sampleSite(), '#remote=tax');
  expect(screen.queryByRole('heading', { name: 'What its pages need' })).not.toBeInTheDocument();
});
