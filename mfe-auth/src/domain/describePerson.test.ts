import { describePerson } from './describePerson.ts';

test('a person is called by the e-mail address, else by the name', () => {
  expect(describePerson({ id: '1', email: 'asha@example.in', name: 'Asha' })).toBe('asha@example.in');
  expect(describePerson({ id: '1', name: 'Asha' })).toBe('Asha');
  expect(describePerson({ id: '1' })).toBe('a person without an e-mail address');
});
