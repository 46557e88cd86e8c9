import { SelectField, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { leavingRules, type LeavingAmount, type LeavingRule } from '../../../../domain/act/leaving.ts';
import {
  noLeaving,
  readCount,
  readLeaving,
  writeLeaving,
  type LeavingCount,
} from '../../../../domain/parts/leavingFields.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import type { EstimateProps } from '../../resultProps.ts';
import { Wide } from '../EstimateForm.styles.ts';
import { useRows } from './useRows.ts';

const received = ['gratuity', 'leavePay'] as const;
const limiting = ['averageSalary', 'gratuityEarlier', 'leavePayEarlier'] as const;

/** The questions by rule: the whole of what a government pays is exempt, and of a Form 16 the amounts are exempt already. */
const asked: Readonly<
  Record<LeavingRule, { readonly amounts: readonly LeavingAmount[]; readonly counts: readonly LeavingCount[] }>
> = {
  covered: { amounts: [...received, 'lastSalary', ...limiting], counts: ['years', 'months', 'leaveDays'] },
  others: { amounts: [...received, ...limiting], counts: ['years', 'leaveDays'] },
  government: { amounts: received, counts: [] },
  form16: { amounts: received, counts: [] },
};

/** Gratuity and leave pay of a person who retired or left an employer in the year. */
export function LeavingQuestions({ calculator }: EstimateProps): ReactElement {
  const { parts: texts } = useResultTexts();
  const [fields, change] = useRows({
    text: calculator.figures.choices.leaving,
    read: readLeaving,
    write: (changed) => changed && writeLeaving(changed),
    onChange: (leaving) => {
      calculator.choose({ leaving });
    },
  });
  const options = leavingRules.map((rule) => texts.leavingRules[rule]);
  const { amounts, counts } = fields ? asked[fields.rule] : { amounts: [], counts: [] };
  return (
    <>
      <Wide>
        <SelectField
          label={texts.leavingRule}
          hint={texts.leavingHint}
          placeholder={texts.notLeft}
          options={options}
          value={fields ? texts.leavingRules[fields.rule] : ''}
          onChange={({ target }) => {
            const rule = leavingRules[options.indexOf(target.value)];
            change(rule && { ...noLeaving, ...fields, rule });
          }}
        />
      </Wide>
      {fields &&
        amounts.map((name) => (
          <AmountInput
            key={name}
            field={texts.leavingFields[name]}
            value={fields[name]}
            onChange={(text) => {
              change({ ...fields, [name]: text });
            }}
          />
        ))}
      {fields &&
        counts.map((name) => (
          <TextField
            key={name}
            label={texts.leavingFields[name].label}
            hint={texts.leavingFields[name].hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder="0"
            value={fields[name] === 0 ? '' : String(fields[name])}
            onChange={({ target }) => {
              change({ ...fields, [name]: readCount(name, target.value) });
            }}
          />
        ))}
    </>
  );
}
