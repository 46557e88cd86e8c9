import { bankCode, banks, isBank } from './bank.ts';

test('the banks are listed in the order of the specification', () => {
  expect(banks).toEqual(['ICICI', 'PNB', 'SBI', 'AXIS', 'HDFC', 'OTHER']);
});

test('each bank is sent as the code that the service maps it to', () => {
  expect(banks.map((bank) => isBank(bank) && bankCode(bank))).toEqual([
    'ICICI',
    'ICICI',
    'ICICI',
    'AXIS',
    'HDFC',
    'DBS',
  ]);
});

test.each(['', 'DBS', 'toString'])('“%s” is no bank of the list', (name) => {
  expect(isBank(name)).toBe(false);
});
