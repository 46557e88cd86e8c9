import { findMerchant, merchantNames } from './findMerchant.ts';
import { readNarration } from './readNarration.ts';
import { readUpiAddress } from './upiAddress.ts';

/** The merchant of a narration, by its name or address. */
function merchant(narration: string, words?: string): string | undefined {
  const reading = readNarration(narration, 'debit');
  const found = findMerchant(reading, readUpiAddress(reading.vpa), words ?? reading.name.toUpperCase());
  return found?.merchant;
}

const upi = (name: string, vpa = '') => `UPI-${name}-${vpa === '' ? 'x1@ybl' : vpa}-HDFC0001234-512345678901-NA`;

describe('merchantNames', () => {
  test('lists main names, other names and prefixes, and whether they are guarded', () => {
    const named = (name: string) =>
      merchantNames.filter(({ merchant: main }) => main === name).map(({ phrase, guarded }) => [phrase, guarded]);
    expect(named('Blinkit')).toContainEqual(['GROFERS', false]);
    expect(named('Blinkit')).toContainEqual(['BLINKIT', false]);
    expect(named('Shell')).toContainEqual(['SHELL', true]);
    expect(named('Shell')).toContainEqual(['SHELL INDIA', false]);
  });
});

describe('findMerchant', () => {
  test('finds a merchant by name or by address', () => {
    expect(merchant(upi('SWIGGY LIMITED'))).toBe('Swiggy');
    expect(merchant(upi('SOMEBODY', 'swiggy.stores@axisbank'))).toBe('Swiggy');
  });

  test('finds a name that lost its spaces, and one at the start of a long word', () => {
    expect(merchant(upi('BIG BASKET'))).toBe(merchant(upi('BIGBASKET')));
    expect(merchant(upi('X', 'bigbasketcom@icici'))).toBe(merchant(upi('BIGBASKET')));
  });

  test('completes a truncated name, but no single word or person', () => {
    expect(merchant('UPI/DR/512345678901/BOOKMYSH/HDFC/x@ybl/NA')).toBe('BookMyShow');
    expect(merchant('UPI/DR/512345678901/RAVI K/HDFC/x@ybl/NA')).toBeUndefined();
  });

  test('finds nothing in an unknown name', () => {
    expect(merchant(upi('QWERTY ZXCV'))).toBeUndefined();
  });

  test('finds a guarded name only where the other party cannot be a person, or as the whole name', () => {
    expect(merchant(upi('SHELL RAO', '9876543210@ybl'))).toBeUndefined();
    expect(merchant(upi('SHELL', 'shell@ybl'))).toBe('Shell');
    expect(merchant(upi('SHELL INDIA LTD', 'shell@ybl'))).toBe('Shell');
    expect(merchant(upi('SHELL', 'shell.fuel@ybl'))).toBe('Shell');
    expect(merchant(upi('SHELL', 'shelly.rao@ybl'))).toBeUndefined();
    expect(merchant('POS 416021XXXXXX1234 SHELL RAO PUNE POS DEBIT')).toBe('Shell');
  });
});
