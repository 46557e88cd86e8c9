import { simulateCreateAccount } from './createAccount.ts';
import { emptyRegistration } from './signUp.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the simulation succeeds with a network and fails without one', async () => {
  await expect(simulateCreateAccount(emptyRegistration)).resolves.toBe('simulated');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(simulateCreateAccount(emptyRegistration)).rejects.toThrow('There is no network.');
});
