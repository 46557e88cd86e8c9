import * as v from 'valibot';
import { vitalsReportSchema } from '@artha/shared/contract';
import { provideSite, sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { createViewStore } from '../routing/view.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { sampleGuard } from '../testing/sampleGuard.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { watchForFreeze } from './watchForFreeze.ts';

const screenOf = (remote: string) =>
  ({
    kind: 'screen',
    screen: sampleScreen(() => Promise.resolve({}), { ...sampleFound(), remote }),
  }) as const;
const [tax, report] = ['a'.repeat(20), 'b'.repeat(20)];

let pending: { readonly url: string; readonly request: RequestInit }[] = [];
let visibility: DocumentVisibilityState = 'visible';
/** The entries that the browser sends if the document ends now. */
const left = () =>
  pending
    .filter(({ request }) => !request.signal?.aborted)
    .map(({ request: { body } }) => v.parse(v.pipe(v.string(), v.parseJson(), vitalsReportSchema), body).entries);
const becomes = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

let forget = (): void => undefined;

beforeEach(() => {
  forget = forgetListeners(window);
  pending = [];
  visibility = 'visible';
  globalThis.fetchLater = (url, request) => pending.push({ url, request });
  globalThis.__artha = sampleGuard({ tax: sampleVersion({ digest: tax }), report: sampleVersion({ digest: report }) });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  provideSite({ ...testConfig, vitalsUrl: '/vitals' }, sampleRegistry({}));
});

afterEach(() => {
  forget();
});

const frozen = (remote: string, release: string) => ({ kind: 'error', code: 'AR-110', remote, release, count: 1 });
const viewOf = (remote: string, release: string) => ({ kind: 'view', remote, release, count: 1 });

test('a page that cannot take its report back is counted for its release, with its view', () => {
  watchForFreeze(createViewStore(screenOf('tax')));
  expect(pending.map(({ url, request: { method } }) => [url, method])).toEqual([['/vitals', 'POST']]);
  expect(left()).toEqual([[frozen('tax', tax), viewOf('tax', tax)]]);
});

test('a page that is hidden or left is not counted; shown again it is, without the view that it has reported', () => {
  watchForFreeze(createViewStore(screenOf('tax')));
  becomes('hidden');
  expect(left()).toEqual([]);
  becomes('visible');
  expect(left()).toEqual([[frozen('tax', tax)]]);
});

test('the remote of the page that is shown now is counted, and no page of the shell', () => {
  const view = createViewStore(screenOf('tax'));
  watchForFreeze(view);
  view.set(screenOf('report'));
  expect(left()).toEqual([[frozen('report', report), viewOf('report', report)]]);
  view.set({ kind: 'shell', name: 'not-found' });
  expect(left()).toEqual([]);
});

test('a page works without the browser’s part, and where a remote has used it up', () => {
  globalThis.fetchLater = undefined;
  watchForFreeze(createViewStore(screenOf('tax')));
  globalThis.fetchLater = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  watchForFreeze(createViewStore(screenOf('tax')));
  expect(left()).toEqual([]);
});

test.each([
  ['a site that counts nothing', { vitalsUrl: '' }, false],
  ['Global Privacy Control', { vitalsUrl: '/vitals' }, true],
])('with %s nothing is left with the browser', (_what, config, control) => {
  provideSite({ ...testConfig, ...config }, sampleRegistry({}));
  Reflect.set(navigator, 'globalPrivacyControl', control);
  watchForFreeze(createViewStore(screenOf('tax')));
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(pending).toEqual([]);
});
