import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';
import { Link, useLocation, useNavigate } from '@artha/shared';
import { TestRouter } from '@artha/shared/testing';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { stubLayout } from '../testing/stubLayout.ts';
import { createLocationStore } from './location.ts';
import { createNavigator } from './navigator.ts';
import { Routed } from './Routed.tsx';
import { createViewStore } from './view.ts';

/** The promises to a remote that navigates: the same in the shell and in the router that tests of remotes use. */

interface RouterProps {
  readonly children: ReactNode;
}

/** The shell’s router, on a site of the pages /here and /there. */
function ShellRouter({ children }: RouterProps) {
  return (
    <Routed locationStore={shell.locationStore} navigator={shell.navigator}>
      {children}
    </Routed>
  );
}

function startShell() {
  history.pushState(null, '', '/here');
  const screens = new Map(
    ['/here', '/there'].map((path) => [
      path,
      sampleScreen(() => Promise.resolve({ Sample: () => null }), sampleFound({ path })),
    ]),
  );
  const locationStore = createLocationStore('/here');
  const navigator = createNavigator({
    locationStore,
    view: createViewStore({ kind: 'shell', name: 'not-found' }),
    screenAt: (path) => screens.get(path),
    onPageChange: () => undefined,
    isStale: () => false,
  });
  return { locationStore, navigator };
}

let shell: ReturnType<typeof startShell>;
let forget: () => void;
let navigateFromPage: ReturnType<typeof useNavigate>;

const navigate = (to: To, options?: NavigateOptions) => void navigateFromPage(to, options);
const goBack = () => void navigateFromPage(-1);

function setNavigate(from: ReturnType<typeof useNavigate>) {
  navigateFromPage = from;
}

beforeEach(() => {
  stubLayout();
  forget = forgetListeners(window);
  shell = startShell();
});

afterEach(() => {
  forget();
});

function Page() {
  const { pathname, search, hash, state, key } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    setNavigate(go);
  });
  return (
    <>
      <output aria-label="Address">{pathname + search + hash}</output>
      <output aria-label="State">{JSON.stringify(state)}</output>
      <output aria-label="Key">{key}</output>
      <Link to="/there?a=1#b">There</Link>
      <Link to="//evil.example/there">Off-site</Link>
    </>
  );
}

const read = (name: string) => screen.getByRole('status', { name }).textContent;

async function expectPage(address: string, state: unknown) {
  await waitFor(() => {
    expect([read('Address'), JSON.parse(read('State'))]).toEqual([address, state]);
  });
}

const routers: [string, ComponentType<RouterProps>][] = [
  ['the shell', ShellRouter],
  ['the tests of remotes', ({ children }) => <TestRouter path="/here">{children}</TestRouter>],
];

describe.each(routers)('in %s', (_, Router) => {
  const show = () =>
    render(
      <Router>
        <Page />
      </Router>,
    );

  test('the first page has no state', async () => {
    show();
    await expectPage('/here', null);
  });

  test('a state is just what was passed to navigate', async () => {
    show();
    act(() => {
      navigate('/there?a=1#b', { state: { from: 'here', rows: [1, 2] } });
    });
    await expectPage('/there?a=1#b', { from: 'here', rows: [1, 2] });
  });

  test.each([undefined, null])('a state of %s is null', async (state) => {
    show();
    act(() => {
      navigate('/there', { state });
    });
    await expectPage('/there', null);
  });

  test('a state may have keys of its own that the history uses too', async () => {
    show();
    act(() => {
      navigate('/here?a=1', { state: { key: 'mine', usr: 'mine too' } });
    });
    await expectPage('/here?a=1', { key: 'mine', usr: 'mine too' });
    expect(read('Key')).not.toBe('mine');
  });

  test('each entry has a key of its own, and back restores address and state', async () => {
    show();
    act(() => {
      navigate('/here?a=1', { state: 'first' });
    });
    await expectPage('/here?a=1', 'first');
    const key = read('Key');
    act(() => {
      navigate('/there', { state: 'second' });
    });
    await expectPage('/there', 'second');
    expect(read('Key')).not.toBe(key);
    act(() => {
      goBack();
    });
    await expectPage('/here?a=1', 'first');
    expect(read('Key')).toBe(key);
  });

  test('replace takes the current entry’s place', async () => {
    show();
    act(() => {
      navigate('/here?a=1', { state: 'first' });
    });
    await expectPage('/here?a=1', 'first');
    act(() => {
      navigate('/there', { replace: true, state: 'second' });
    });
    await expectPage('/there', 'second');
    act(() => {
      goBack();
    });
    await expectPage('/here', null);
  });

  test('a link leads to its page, without a state', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    await expectPage('/there?a=1#b', null);
  });

  test.each(['//evil.example/there', '/\\evil.example/there', 'https://evil.example/there', 'javascript:alert(1)'])(
    'navigate never leaves the site: %s throws, and the page stays',
    async (to) => {
      show();
      expect(() => {
        act(() => {
          navigate(to);
        });
      }).toThrow();
      await expectPage('/here', null);
    },
  );

  test('a Link is an address of the site, whatever it is given', () => {
    show();
    expect(screen.getByRole('link', { name: 'Off-site' })).toHaveAttribute('href', '/evil.example/there');
  });
});
