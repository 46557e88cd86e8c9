import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '@artha/shared';
import { renderScreen, stubNativeDialog, testConfig } from '@artha/shared/testing';
import { siteWithNavigation } from '../../testing/sampleNavigation.ts';
import { COPYRIGHT_YEAR } from './copyrightYear.ts';
import { Footer } from './Footer.tsx';

const show = (config = testConfig) => {
  renderScreen(<Footer />, { config, registry: siteWithNavigation });
};
const column = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const { social, pages } = testConfig;
const bare = {
  ...testConfig,
  social: { x: '', discord: '', youtube: '', instagram: '' },
  pages: undefined,
  parentProject: { name: '', url: '' },
};

test('it has a column for each title that remotes declare, with its links, and the legal texts at the end', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Product',
    'Company',
    'Legal',
  ]);
  expect(column('Product')).toEqual([
    ['Tax', '/tools/tax'],
    ['News', pages?.news],
  ]);
  expect(column('Legal')).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms & Conditions', '/tos'],
  ]);
});

test.each(['X', 'Discord', 'YouTube', 'Instagram', 'News', 'Parent Project'])(
  'the link “%s” to another site opens a new tab that knows nothing of this one',
  (name) => {
    show();
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^https:/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  },
);

test('a link of the site stays in the tab', () => {
  show();
  expect(screen.getByRole('link', { name: 'About us' })).not.toHaveAttribute('target');
});

test('what is not configured is left out: links, labels and the parent project', () => {
  show(bare);
  for (const name of ['X', 'Discord', 'YouTube', 'Instagram', 'Parent Project']) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  }
  expect(screen.getByText(/^© /)).toHaveTextContent(`© ${COPYRIGHT_YEAR} Artha`);
  expect(column('Product')).toEqual([['Tax', '/tools/tax']]);
});

test('a parent project without an address is named without a link', () => {
  show({ ...bare, parentProject: { name: 'Parent Project', url: '' } });
  expect(screen.getByText(/^© /)).toHaveTextContent(`© ${COPYRIGHT_YEAR} Artha, a project of Parent Project`);
  expect(screen.queryByRole('link', { name: 'Parent Project' })).not.toBeInTheDocument();
});

test('a single configured network is shown alone', () => {
  show({ ...bare, social: { ...bare.social, youtube: social.youtube } });
  expect(screen.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', social.youtube);
  expect(screen.queryByRole('link', { name: 'X' })).not.toBeInTheDocument();
});

test('it says that nothing here is advice, where the product is at home and whose it is', () => {
  show();
  expect(screen.getByText(/It is not professional financial or\s+investment advice/)).toBeVisible();
  expect(screen.getByText(/for education and information only/)).toBeVisible();
  expect(screen.getByText('Bengaluru, India')).toBeVisible();
  expect(screen.getByText(new RegExp(`© ${COPYRIGHT_YEAR} Artha, a project of`))).toBeVisible();
});

test('it switches the theme', async () => {
  show();
  const group = within(screen.getByRole('group', { name: 'Theme' }));
  expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(group.getByRole('radio', { name: 'Dark' }));
  expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(theme.get()).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

const analytics = {
  key: 'phc_key',
  host: 'https://us.i.posthog.com',
  assetsHost: '',
  idleSeconds: 1800,
  flushSeconds: 3,
  cookieDays: 365,
};

test('‘Privacy choices’ opens them, and closed they are gone', async () => {
  stubNativeDialog();
  show({ ...testConfig, analytics });
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(await screen.findByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('on a page in Hindi the choices are in Hindi, whose texts load with them', async () => {
  stubNativeDialog();
  renderScreen(<Footer />, { config: { ...testConfig, analytics }, language: 'hi' });
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  const dialog = await screen.findByRole('dialog', { name: 'निजता के विकल्प' });
  expect(within(dialog).getByRole('button', { name: 'मंज़ूर है' })).toBeVisible();
  expect(within(dialog).getByText('क्या मापा जाता है')).toBeVisible();
});

test('where nothing is to choose, there are no privacy choices', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Privacy choices' })).not.toBeInTheDocument();
});
