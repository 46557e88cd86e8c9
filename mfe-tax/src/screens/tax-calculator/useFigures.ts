import { useState } from 'react';
import type { TaxInputs } from '../../domain/compareRegimes.ts';
import type { AmountName } from './amountFields.ts';
import { useHandedOverSalary } from './useHandedOverSalary.ts';

type Amounts = Readonly<Record<AmountName, string>>;

const noAmounts: Amounts = {
  basicSalary: '',
  houseRentAllowance: '',
  otherAllowance: '',
  section80C: '',
  section80D: '',
  rentPaid: '',
};

export interface Figures {
  /** As they stand in the fields. */
  readonly amounts: Amounts;
  /** The same as numbers: what is empty is nothing. */
  readonly inputs: TaxInputs;
  /** The basic salary in the field comes from another tool and was not touched since. */
  readonly salaryHandedOver: boolean;
  readonly setAmount: (name: AmountName, value: string) => void;
  readonly setMetroCity: (metroCity: boolean) => void;
}

/** What the person has typed over all steps, on top of what another tool handed over. */
export function useFigures(): Figures {
  const handedOver = useHandedOverSalary();
  const [typed, setTyped] = useState<Partial<Amounts>>({});
  const [metroCity, setMetroCity] = useState(false);

  const amounts = {
    ...noAmounts,
    ...(handedOver !== undefined && { basicSalary: String(handedOver) }),
    ...typed,
  };
  return {
    amounts,
    inputs: {
      basicSalary: Number(amounts.basicSalary),
      houseRentAllowance: Number(amounts.houseRentAllowance),
      otherAllowance: Number(amounts.otherAllowance),
      metroCity,
      section80C: Number(amounts.section80C),
      section80D: Number(amounts.section80D),
      rentPaid: Number(amounts.rentPaid),
    },
    salaryHandedOver: handedOver !== undefined && typed.basicSalary === undefined,
    setAmount: (name, value) => {
      setTyped((earlier) => ({ ...earlier, [name]: value }));
    },
    setMetroCity,
  };
}
