import { describePerson } from './describePerson.ts';

test('a person is called by the e-mail address, else by the name', () => {
  expect(describePerson({ id: '1', email: 'asha@example.in', name: 'Asha' }, 'your account')).toBe('asha@example.in');
  expect(describePerson({ id: '1', name: 'Asha' }, 'your account')).toBe('Asha');
  expect(describePerson({ id: '1' }, 'your account')).toBe('your account');
});
