import { deletionRequest } from './deletionRequest.ts';

test('the e-mail names the account, by its number at least', () => {
  const address = new URL(deletionRequest('hello@artha.example', 'Artha', { id: '7', email: 'a&b@example.in' }));
  expect(address.pathname).toBe('hello@artha.example');
  expect(address.searchParams.get('subject')).toBe('Delete my Artha account');
  expect(address.searchParams.get('body')).toBe('Please delete my account a&b@example.in.\nIts number: 7');
  expect(new URL(deletionRequest('x@artha.example', 'Artha', { id: '7' })).searchParams.get('body')).toMatch(
    /^Please delete my account\.\nIts number: 7$/,
  );
});
