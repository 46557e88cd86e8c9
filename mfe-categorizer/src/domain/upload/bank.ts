/** The banks to choose from, in the order of the list, and the code that each is sent as. */
const bankCodes = {
  ICICI: 'ICICI',
  PNB: 'ICICI',
  SBI: 'ICICI',
  AXIS: 'AXIS',
  HDFC: 'HDFC',
  OTHER: 'DBS',
} as const;

/** A name in the list of banks. */
export type Bank = keyof typeof bankCodes;

/** The names of the banks, in the order of the list. */
export const banks = Object.keys(bankCodes);

/** Whether the value names a bank of the list; the placeholder's empty value does not. */
export function isBank(name: string): name is Bank {
  return Object.hasOwn(bankCodes, name);
}

/** The `bank_code` that the statement service expects for a chosen bank. */
export function bankCode(bank: Bank): string {
  return bankCodes[bank];
}
