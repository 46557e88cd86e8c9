import { isBeingLeft, watchForLeaving } from './leaving.ts';

const navigation = new EventTarget();
const navigate = (sameDocument: boolean, downloadRequest: string | null = null) =>
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { sameDocument }, downloadRequest }));

beforeAll(() => {
  Object.assign(globalThis, { navigation });
  watchForLeaving();
});

beforeEach(() => {
  jest.useFakeTimers();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
});

afterEach(() => {
  jest.useRealTimers();
});

test('a document is being left from the click on, for some seconds', () => {
  expect(isBeingLeft()).toBe(false);
  navigate(false);
  expect(isBeingLeft()).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(isBeingLeft()).toBe(false);
});

test('it is not left by a step within it, or by a download', () => {
  navigate(true);
  navigate(false, 'transactions.csv');
  expect(isBeingLeft()).toBe(false);
});

test('a document that comes back is not being left', () => {
  navigate(false);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isBeingLeft()).toBe(false);
});
