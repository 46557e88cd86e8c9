beforeEach(() => {
  jest.resetModules();
});

async function open(address: string) {
  history.replaceState({ key: 'kept' }, '', address);
  const { takeReturnAddress } = await import('./returnAddress.ts');
  const { returnedParameters } = await import('./returnedParameters.ts');
  takeReturnAddress();
  return returnedParameters();
}

test.each(['/auth/callback/google', '/auth/callback/email', '/auth/new-password', '/auth/callback/google/'])(
  '%s loses its query and hash, which the shell keeps; the history entry stays',
  async (path) => {
    const taken = await open(`${path}?code=c0de#sb=1`);
    expect(location.href).toBe(`http://localhost${path}`);
    expect(history.state).toEqual({ key: 'kept' });
    expect(Object.fromEntries(taken ?? [])).toEqual({ code: 'c0de', sb: '1' });
  },
);

test('errors are read from the hash, too, where the service writes those of e-mail links', async () => {
  const taken = await open('/auth/callback/email#error=access_denied&error_code=otp_expired&error_description=Too+old');
  expect(Object.fromEntries(taken ?? [])).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Too old',
  });
});

test('where both say something the query counts', async () => {
  expect((await open('/auth/callback/google?error=a#error=b'))?.get('error')).toBe('a');
});

test.each(['/auth/signin?code=1', '/tools/tax-calculator?year=2025#faq', '/auth/callback/a/b?code=1'])(
  '%s stays as it is',
  async (address) => {
    expect(await open(address)).toBeUndefined();
    expect(location.href).toBe(`http://localhost${address}`);
  },
);

test('a return page that was reloaded has nothing to take', async () => {
  expect(await open('/auth/callback/google')).toBeUndefined();
});
