import { describePerson } from './describePerson.ts';

test('a person is called by the e-mail address, else by the name', () => {
  expect(describePerson({ id: '1', email: 'asha@example.in', name: 'Asha' }, 'nobody known')).toBe('asha@example.in');
  expect(describePerson({ id: '1', name: 'Asha' }, 'nobody known')).toBe('Asha');
  expect(describePerson({ id: '1' }, 'nobody known')).toBe('nobody known');
});
