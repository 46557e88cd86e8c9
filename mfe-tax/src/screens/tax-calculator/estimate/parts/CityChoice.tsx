import { SelectField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { years, type MetroCity } from '../../../../domain/act/years.ts';
import type { FinancialYear } from '../../../../domain/financialYear.ts';
import type { CityGroup } from '../../../../domain/parts/homeRows.ts';
import { metroCities } from '../../../../domain/toActInputs.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';

/** Properties of `CityChoice`. */
export interface CityChoiceProps {
  readonly year: FinancialYear;
  readonly value: CityGroup;
  readonly onChange: (group: CityGroup) => void;
}

const groups = ['four', 'eight'] as const;

/** The city of a home, as far as it matters for the house rent allowance. */
export function CityChoice({ year, value, onChange }: CityChoiceProps): ReactElement {
  const texts = useResultTexts();
  const { metroCities: metros, houseRentPercents } = years[year];
  const named = (cities: readonly MetroCity[]) => cities.map((city) => texts.cities[city]);
  const options = groups.map((group) => texts.anyOf(named(metroCities[group])));
  return (
    <SelectField
      label={texts.city}
      hint={texts.cityHint(year, named(metros), houseRentPercents)}
      placeholder={texts.anotherCity}
      options={options}
      value={value === 'other' ? '' : (options[groups.indexOf(value)] ?? '')}
      onChange={({ target }) => {
        onChange(groups[options.indexOf(target.value)] ?? 'other');
      }}
    />
  );
}
