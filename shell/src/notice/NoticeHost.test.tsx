import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type FailureCode } from '@artha/shared/contract';
import { renderScreen } from '@artha/shared/testing';
import type { Screen } from '../screen/Screen.ts';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { createViewStore } from '../routing/view.ts';
import { NoticeHost } from './NoticeHost.tsx';

const loads = catchDocumentLoads();
const loaded = () => Promise.resolve({ Sample: () => null });

beforeEach(() => {
  loads.reload.mockClear();
  document.body.replaceChildren();
});

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

test('there is no notice while a screen is idle, loads or answers', async () => {
  const screen = sampleScreen(loaded);
  show(screen);
  expect(notice()).not.toBeInTheDocument();
  await act(() => screen.start());
  expect(notice()).not.toBeInTheDocument();
});

test('a view of the shell’s own has none', () => {
  renderScreen(<NoticeHost view={createViewStore({ kind: 'own', name: 'not-found' })} />);
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

test('Retry of one that did not come loads it, and the notice goes', async () => {
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

test('Retry of one that threw lets it render again and loads nothing', async () => {
  const load = jest.fn(loaded);
  const screen = sampleScreen(load);
  show(screen);
  await act(() => screen.start());
  fail(screen, 'AR-106');
  await retry();
  expect(screen.status.get().kind).toBe('ready');
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
    expect(loads.reload).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  },
);

test('clicks that were held for a screen that failed are forgotten, those of the frame are kept', () => {
  const [frame, region] = ['navigation', 'screen'].map((name) => {
    const element = document.createElement('div');
    element.dataset['region'] = name;
    return element;
  });
  if (!frame || !region) throw new Error('There are two regions.');
  document.body.append(frame, region);
  window.__early = {
    held: [frame, region].map((place) => ({ region: place, control: place, type: 'click' })),
    fields: new Map(),
  };
  const screen = sampleScreen(loaded);
  show(screen);
  expect(window.__early.held).toHaveLength(2);
  fail(screen, 'AR-101');
  expect(window.__early.held.map((entry) => entry.region)).toEqual([frame]);
});
