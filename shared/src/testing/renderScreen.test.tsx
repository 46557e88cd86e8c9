import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasPage, Link, siteConfig, useLocation, useNavigate, useSearchParams } from '@artha/shared';
import { renderScreen, testConfig } from './renderScreen.tsx';
import { registryWithPages } from './sampleRegistry.ts';

function Screen() {
  const { pathname, hash } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>{siteConfig().product}</h1>
      <output>{`${pathname} ${search.get('year') ?? 'any year'} ${hash}`}</output>
      {hasPage('/pricing') && <Link to="/pricing">Pricing</Link>}
      <button type="button" onClick={() => void navigate('/tools?year=2025#slabs')}>
        This year
      </button>
    </>
  );
}

test('a screen finds what it would find in the shell: the site, an address, and ways to go on', async () => {
  renderScreen(<Screen />, { path: '/tools?year=2024#cess' });
  expect(screen.getByRole('heading', { name: testConfig.product })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('/tools 2024 #cess');
  await userEvent.click(screen.getByRole('button', { name: 'This year' }));
  expect(screen.getByRole('status')).toHaveTextContent('/tools 2025 #slabs');
});

test('it is at the root of a site without other pages by default', () => {
  const { unmount } = renderScreen(<Screen />);
  expect(screen.getByRole('status')).toHaveTextContent('/ any year');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  renderScreen(<Screen />, { config: { ...testConfig, product: 'Dhan' }, registry: registryWithPages('/pricing') });
  expect(screen.getByRole('heading', { name: 'Dhan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pricing' })).toBeVisible();
});
