import { waitFor } from '@testing-library/react';
import { sampleRegistry, testConfig } from '@artha/shared/testing';
import { sampleGuard } from '../testing/sampleGuard.ts';

const createSessionService = jest.fn((): unknown => ({ signOut: () => undefined }));
const loadFile = jest.fn();
const renewAddresses = jest.fn();

jest.mock('./sessionService.ts', () => {
  loadFile();
  return { createSessionService: () => createSessionService() };
});

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  loadFile.mockReset();
  document.documentElement.removeAttribute('data-session');
  globalThis.__artha = { ...sampleGuard(), renewAddresses };
});

async function start({ isStored = false, isIsolated = false, isConfigured = true } = {}) {
  const shared = await import('@artha/shared');
  const { provideSite } = await import('@artha/shared/internal');
  const { startSession } = await import('./startSession.ts');
  const { resumeSession } = await import('./resumeSession.ts');
  const auth = isConfigured ? { url: '/auth/v1', publishableKey: '' } : undefined;
  provideSite({ ...testConfig, auth }, sampleRegistry({}));
  if (isStored) document.documentElement.setAttribute('data-session', '');
  startSession(isIsolated);
  return { ...shared, resumeSession };
}

test('a page without a stored session loads nothing, and has no account to give', async () => {
  const { account, session, resumeSession } = await start();
  resumeSession();
  expect(session.get()).toBe(session.initial);
  expect(account()).toBeUndefined();
  expect(loadFile).not.toHaveBeenCalled();
});

test('a page with one says that it is not known yet, and loads what keeps it once it has answered', async () => {
  const { session, account, resumeSession } = await start({ isStored: true });
  expect(session.get()).toEqual({ kind: 'unknown' });
  expect(loadFile).not.toHaveBeenCalled();
  resumeSession();
  await waitFor(() => {
    expect(createSessionService).toHaveBeenCalledTimes(1);
  });
  expect(account()).toBeUndefined();
});

test('an isolated page gets the account when it asks for it, once', async () => {
  const { account } = await start({ isIsolated: true });
  expect(loadFile).not.toHaveBeenCalled();
  expect(await account()).toBe(await account());
  expect(createSessionService).toHaveBeenCalledTimes(1);
});

test('a site without an authentication service has neither, whatever is stored', async () => {
  const { account, session, resumeSession } = await start({ isStored: true, isIsolated: true, isConfigured: false });
  resumeSession();
  expect(account()).toBeUndefined();
  expect(session.get()).toBe(session.initial);
  expect(document.documentElement).not.toHaveAttribute('data-session');
  expect(loadFile).not.toHaveBeenCalled();
});

test('if the file does not load, the page is signed out; asking again tries again', async () => {
  loadFile.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const { account, session, resumeSession } = await start({ isStored: true, isIsolated: true });
  resumeSession();
  await waitFor(() => {
    expect(session.get()).toEqual({ kind: 'signed-out' });
  });
  expect(document.documentElement).not.toHaveAttribute('data-session');
  expect(renewAddresses).toHaveBeenCalledTimes(1);
  expect(await account()).toBeDefined();
});

test('a page that asks for the account learns that it cannot be reached', async () => {
  loadFile.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const { account } = await start({ isIsolated: true });
  await expect(account()).rejects.toMatchObject({ name: 'AccountError', code: 'unreachable' });
});
