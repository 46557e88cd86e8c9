import { readParts } from './narrationParts.ts';

describe('readParts', () => {
  test.each([
    ['N1234567890/KAVERI STORES/HDFC BANK/RENT', { name: 'KAVERI STORES', vpa: '', remark: 'RENT' }],
    ['512345678901/LEELA THOMAS/leela@okaxis/NA', { name: 'LEELA THOMAS', vpa: 'leela@okaxis', remark: '' }],
    ['HDFC0001234-KAVERI STORES', { name: 'KAVERI STORES', vpa: '', remark: '' }],
    ['KAVERI STORES-PUNE-REF 123456', { name: 'KAVERI STORES', vpa: '', remark: 'PUNE' }],
    ['IMPS/P2A/512345678901/DR SHARMA', { name: 'DR SHARMA', vpa: '', remark: '' }],
    ['NEFT_IN:null//HDFCN52026/ZENITH', { name: 'ZENITH', vpa: '', remark: '' }],
    ['TO A B C/X/Y', { name: 'TO A B C', vpa: '', remark: 'X Y' }],
    ['', { name: '', vpa: '', remark: '' }],
  ])('reads %j', (text, parts) => {
    expect(readParts(text, 'name first')).toEqual(parts);
  });

  test('takes the second text for the name where the remark comes first', () => {
    expect(readParts('RENT/LEELA THOMAS/HDFC0001234', 'remark first')).toEqual({
      name: 'LEELA THOMAS',
      vpa: '',
      remark: 'RENT',
    });
    expect(readParts('LEELA THOMAS/HDFC0001234', 'remark first')).toMatchObject({ name: 'LEELA THOMAS', remark: '' });
  });

  test('takes a bank for the name if there is nothing else', () => {
    expect(readParts('512345678901/HDFC BANK LTD', 'name first')).toMatchObject({ name: 'HDFC BANK LTD' });
  });

  test('splits at dashes only if there are few slashes', () => {
    expect(readParts('ANNA-MARIA/RENT/APRIL', 'name first')).toMatchObject({
      name: 'ANNA-MARIA',
      remark: 'RENT APRIL',
    });
    expect(readParts('ANNA - RENT', 'name first')).toMatchObject({ name: 'ANNA', remark: 'RENT' });
  });
});
