import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type FailureCode } from '@artha/shared/contract';
import { renderScreen } from '@artha/shared/testing';
import type { Screen } from '../screen/Screen.ts';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { createViewStore } from '../routing/view.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { isOtherRelease } from './askForRelease.ts';

jest.mock('./askForRelease.ts', () => ({ isOtherRelease: jest.fn(() => Promise.resolve(false)) }));

const loads = catchDocumentLoads();
const loaded = () => Promise.resolve({ Sample: () => null });

beforeEach(() => {
  loads.reload.mockClear();
  document.body.innerHTML = `
    <div data-region="navigation"></div>
    <main>
      <div data-region="screen">
        <header><h1 tabindex="-1">Sample</h1><p>What it does.</p></header>
        <form aria-label="Figures"><label>Amount <input></label><button type="submit">Calculate</button></form>
        <p>Text with <a href="/tools">a link</a>.</p>
      </div>
    </main>`;
});

/** An element of the composed page. */
function find(selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
  return element;
}

function show(screen: Screen) {
  const view = createViewStore({ kind: 'screen', screen });
  renderScreen(<NoticeHost view={view} />);
  return view;
}

const fail = (screen: Screen, code: FailureCode) => {
  act(() => {
    screen.fail(new Failure(code, 'sample/Sample'));
  });
};
const notice = () => page.queryByRole('alert');
const retry = () => userEvent.click(page.getByRole('button', { name: 'Retry' }));

test('there is no notice while a screen is idle, loading or ready', async () => {
  const screen = sampleScreen(loaded);
  show(screen);
  expect(notice()).not.toBeInTheDocument();
  await act(() => screen.start());
  expect(notice()).not.toBeInTheDocument();
});

test('a page of the shell itself has none', () => {
  renderScreen(<NoticeHost view={createViewStore({ kind: 'shell', name: 'not-found' })} />);
  expect(notice()).not.toBeInTheDocument();
});

test('a screen that failed has one with its code, for as long as it is in view', () => {
  const screen = sampleScreen(loaded);
  const view = show(screen);
  fail(screen, 'AR-103');
  expect(notice()).toHaveTextContent('Code for support: AR-103');
  act(() => {
    view.set({ kind: 'screen', screen: sampleScreen(loaded, sampleFound({ path: '/tools/other' })) });
  });
  expect(notice()).not.toBeInTheDocument();
});

test('Retry of one that did not load loads it, and the notice goes', async () => {
  const load = jest.fn(loaded);
  const screen = sampleScreen(load);
  show(screen);
  fail(screen, 'AR-101');
  await retry();
  await waitFor(() => {
    expect(screen.status.get().kind).toBe('ready');
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(notice()).not.toBeInTheDocument();
});

test('Retry of one that threw renders it again and loads nothing', async () => {
  const load = jest.fn(loaded);
  const screen = sampleScreen(load);
  show(screen);
  await act(() => screen.start());
  fail(screen, 'AR-106');
  await retry();
  await waitFor(() => {
    expect(screen.status.get().kind).toBe('ready');
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(loads.reload).not.toHaveBeenCalled();
});

test.each(['AR-104', 'AR-105', 'AR-108'] as const)(
  'Retry of %s takes the newest versions by a full load',
  async (code) => {
    const load = jest.fn(loaded);
    const screen = sampleScreen(load);
    show(screen);
    fail(screen, code);
    await retry();
    await waitFor(() => {
      expect(loads.reload).toHaveBeenCalledTimes(1);
    });
    expect(load).not.toHaveBeenCalled();
  },
);

describe('Retry asks whether visitors get another release now', () => {
  const answer = jest.mocked(isOtherRelease);

  const showFailed = async () => {
    const screen = sampleScreen(loaded);
    show(screen);
    await act(() => screen.start());
    fail(screen, 'AR-106');
    await retry();
    return screen;
  };

  test('and loads the page with it', async () => {
    answer.mockResolvedValue(true);
    const screen = await showFailed();
    await waitFor(() => {
      expect(loads.reload).toHaveBeenCalledTimes(1);
    });
    expect(answer).toHaveBeenCalledWith('sample');
    expect(screen.status.get().kind).toBe('failed');
  });

  test('and tries the same one again if they do not', async () => {
    answer.mockResolvedValue(false);
    const screen = await showFailed();
    await waitFor(() => {
      expect(screen.status.get().kind).toBe('ready');
    });
    expect(loads.reload).not.toHaveBeenCalled();
  });
});

test('it is below the heading of the composed HTML, and does not change that HTML', async () => {
  const screen = sampleScreen(loaded);
  show(screen);
  const composed = find('main').innerHTML;
  fail(screen, 'AR-101');
  const headings = page.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Sample', 'This page did not load.']);
  expect(find('header').nextElementSibling).toContainElement(notice());
  await retry();
  await waitFor(() => {
    expect(screen.status.get().kind).toBe('ready');
  });
  expect(find('main').innerHTML).toBe(composed);
});

test('Retry leads the focus to the heading, for its button goes with the notice', async () => {
  const screen = sampleScreen(() => new Promise(() => undefined));
  show(screen);
  fail(screen, 'AR-101');
  await retry();
  expect(find('h1')).toHaveFocus();
});

test('controls that need the screen are inert while it is failed; a person who was in one is led to the notice', () => {
  const screen = sampleScreen(loaded);
  show(screen);
  find('input').focus();
  fail(screen, 'AR-101');
  expect(find('label')).toHaveAttribute('inert');
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
  expect(find('header + div')).toHaveFocus();
  expect(find('header + div')).toContainElement(notice());
  act(() => {
    screen.status.set({ kind: 'loading' });
  });
  expect(find('label')).not.toHaveAttribute('inert');
});

test('the focus stays on what still works', () => {
  const screen = sampleScreen(loaded);
  show(screen);
  const link = find('a');
  link.focus();
  fail(screen, 'AR-101');
  expect(link).toHaveFocus();
});

test('clicks held for a screen that failed are dropped, those of the frame are kept; while it is failed none are held', () => {
  const [frame, region] = [find('[data-region=navigation]'), find('[data-region=screen]')];
  const early = {
    held: [frame, region].map((element) => ({ region: element, control: element, type: 'click' })),
    fields: new Map(),
    isShellRunning: true,
    isReleased: false,
    release: () => undefined,
  };
  window.__early = early;
  const screen = sampleScreen(loaded);
  show(screen);
  expect(early.held).toHaveLength(2);
  fail(screen, 'AR-101');
  expect(early.held.map((entry) => entry.region)).toEqual([frame]);
  expect(early.isReleased).toBe(true);
  act(() => {
    screen.status.set({ kind: 'loading' });
  });
  expect(early.isReleased).toBe(false);
});
