import { addCategories, addCategory, categoriesToChoose } from './ownCategories.ts';

test('a category of one’s own gets a tidy name', () => {
  expect(addCategory(['Pets'], '  Son’s   school ')).toEqual({ own: ['Pets', 'Son’s school'] });
  expect(addCategory([], 'घर का काम')).toEqual({ own: ['घर का काम'] });
});

test.each(['', '   ', 'a,b', '=SUM(A1)', '-x', '@x', '"x"', 'x'.repeat(41)])('%s is no name', (typed) => {
  expect(addCategory([], typed)).toEqual({ fault: 'unfit' });
});

test('a name that a category has already is not added, whatever its capitals', () => {
  expect(addCategory(['Pets'], 'pets')).toEqual({ fault: 'known' });
  expect(addCategory([], 'GROCERIES')).toEqual({ fault: 'known' });
});

test('fifty categories are enough', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `Own ${index}`);
  expect(addCategory(fifty, 'One more')).toEqual({ fault: 'too many' });
  expect(addCategories(fifty, ['One more'])).toEqual(fifty);
});

test('of several names the new ones are added', () => {
  expect(addCategories(['Pets'], ['pets', 'Garden', 'Groceries', ''])).toEqual(['Pets', 'Garden']);
});

test('to choose are the known categories, one’s own, and those that rows have', () => {
  const names = categoriesToChoose(['Pets'], ['Odd', 'Cash']);
  expect(names).toHaveLength(25);
  expect(names).toEqual(expect.arrayContaining(['Pets', 'Odd', 'Cash', 'Salary']));
});
