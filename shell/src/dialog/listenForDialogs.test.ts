import { waitFor } from '@testing-library/dom';
import { sampleRegistry, sampleRoute, sampleVersion, testConfig } from '@artha/shared/testing';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';

const mockDialogs = { showDialogs: jest.fn() };
let mockIsOnline = true;

jest.mock('./showDialogs.tsx', () => {
  if (!mockIsOnline) throw new Error('Loading chunk 7 failed');
  return mockDialogs;
});

const loads = catchDocumentLoads();
const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
const routes = [sampleRoute({ path: '/words/{page}', dialog: { event: 'term:open', screen: 'TermDialog' } })];

/** Listens on a page of its own, at this entry of the history. */
async function listen(state: unknown = null) {
  jest.resetModules();
  const { bus } = await import('@artha/shared');
  const { provideSite } = await import('@artha/shared/internal');
  const { createLocationStore } = await import('../routing/location.ts');
  const { listenForDialogs } = await import('./listenForDialogs.ts');
  provideSite(testConfig, sampleRegistry({ words: [sampleVersion({ routes })] }));
  const locationStore = createLocationStore('/here');
  locationStore.set({ ...locationStore.get(), state });
  listenForDialogs(locationStore, navigator);
  return { bus, page: [locationStore, navigator] };
}

/** Lets everything run that waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  for (const mock of [mockDialogs.showDialogs, loads.assign]) mock.mockClear();
  mockIsOnline = true;
});

test('nothing is loaded before a term is asked for', async () => {
  mockIsOnline = false;
  await listen();
  await settle();
  expect(mockDialogs.showDialogs).not.toHaveBeenCalled();
  expect(loads.assign).not.toHaveBeenCalled();
});

test('a term that is asked for is opened', async () => {
  const { bus, page } = await listen();
  bus.emit('term:open', { term: 'cess' });
  await waitFor(() => {
    expect(mockDialogs.showDialogs.mock.calls).toEqual([[...page, 'cess']]);
  });
  expect(loads.assign).not.toHaveBeenCalled();
});

test('the tap answers before a term is opened', async () => {
  const frame = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const { bus, page } = await listen();
  bus.emit('term:open', { term: 'cess' });
  await waitFor(() => {
    expect(frame).toHaveBeenCalled();
  });
  await settle();
  expect(mockDialogs.showDialogs).not.toHaveBeenCalled();
  frame.mock.calls[0]?.[0](0);
  await settle();
  expect(mockDialogs.showDialogs.mock.calls).toEqual([[...page, 'cess']]);
  frame.mockRestore();
});

test('where the code for it does not load, the browser goes to the page of the term', async () => {
  mockIsOnline = false;
  const { bus } = await listen();
  bus.emit('term:open', { term: 'cess' });
  await waitFor(() => {
    expect(loads.assign.mock.calls).toEqual([['/words/cess']]);
  });
});

test('an entry of the history that was made before the page was loaded is shown', async () => {
  const { page } = await listen({ overlay: 'term:open', term: 'cess' });
  await waitFor(() => {
    expect(mockDialogs.showDialogs.mock.calls).toEqual([[...page, undefined]]);
  });
});

test('where the code for that does not load, the page stays as it is', async () => {
  mockIsOnline = false;
  await listen({ overlay: 'term:open', term: 'cess' });
  await settle();
  expect(loads.assign).not.toHaveBeenCalled();
});
