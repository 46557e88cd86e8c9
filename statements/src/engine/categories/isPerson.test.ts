import { hasPersonName, isPerson, mayBePersonName } from './isPerson.ts';
import { readNarration } from './readNarration.ts';
import { readUpiAddress } from './upiAddress.ts';

function person(name: string, vpa: string): boolean {
  const reading = { ...readNarration('', 'debit'), name, vpa };
  return isPerson(reading, readUpiAddress(vpa));
}

describe('isPerson', () => {
  test.each([
    ['LEELA THOMAS', '9876543210@ybl'],
    ['LEELA THOMAS', 'anything@okicici'],
    ['LEELA T', ''],
    ['QUORRA V', '**00198@PSP'],
    ['QUORRABHAI', ''],
    ['QUORRA VANDERBILT', 'quorravan7@ybl'],
    ['QUORRA', 'quorra.v21@okaxis'],
    ['KAVITAVERMA', ''],
    ['', 'leela.thomas@ybl'],
    ['', 'quorra.vand3@ybl'],
    ['', '9876543210@ybl'],
  ])('recognizes %s with %s as a person', (name, vpa) => expect(person(name, vpa)).toBe(true));

  test.each([
    ['LEELA THOMAS', 'q123456789@ybl'],
    ['LEELA ENTERPRISES', '9876543210@ybl'],
    ['MESSRS LEELA', ''],
    ['QUORRA VANDERBILT', ''],
    ['QUORRA EXTRA', 'extra@icici'],
    ['QUORRA FRESH', ''],
    ['ONE TWO THREE FOUR FIVE', ''],
    ['AREA 51', ''],
    ['LEELA FABRICS', ''],
    ['MS QUORRA AUTO CA', ''],
    ['QUORRA HOSPITALIT', ''],
    ['ZED MERCHANT', '9876543210@ybl'],
    ['QUORRA', 'quorra@ybl'],
    ['QUORRA', ''],
    ['', ''],
    ['', 'gvaoa@hdfcbank'],
  ])('does not recognize %s with %s as a person', (name, vpa) => expect(person(name, vpa)).toBe(false));

  test('uses what the bank says about the other party', () => {
    const reading = readNarration('UPI/P2M/512345678901/LEELA THOMAS/YES BANK/NA', 'debit');
    expect(isPerson(reading, readUpiAddress(''))).toBe(false);
    expect(isPerson({ ...reading, payee: 'person', name: 'QUORRA' }, readUpiAddress(''))).toBe(true);
  });
});

test('recognizes common names, honorifics, and names written together', () => {
  expect(hasPersonName('MR QUORRA')).toBe(true);
  expect(hasPersonName('ANITAJOSHI')).toBe(true);
  expect(hasPersonName('XANITAJOSHI')).toBe(true);
  expect(hasPersonName('SWIGGY')).toBe(false);
  expect(mayBePersonName('SHAR')).toBe(true);
  expect(mayBePersonName('HOSP')).toBe(false);
});
