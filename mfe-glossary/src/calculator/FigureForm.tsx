import { useIsHydrated } from '@artha/shared';
import { Button, FieldGrid, TextField } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, useState, type ReactElement } from 'react';
import type { Calculator, Field, CalculatorFigures } from '../domain/calculators/calculator.ts';
import { readFigures, writeFigures } from '../domain/calculators/fragment.ts';
import { printFigure, readTypedFigure } from '../domain/calculators/typedFigure.ts';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import type { FormTexts } from '../texts/formTexts.ts';
import { Answer } from './Answer.tsx';
import { CalculatorNote } from './Calculator.styles.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { useFigures } from './useFigures.ts';

/** Properties of `FigureForm`. */
export interface FigureFormProps<Name extends string, Answers extends string> {
  readonly calculator: Calculator<Name, Answers>;
  readonly texts: FormTexts<Name, Answers>;
  readonly common: CalculatorTexts;
  /** Whether the address of the page holds the figures. */
  readonly inAddress: boolean;
}

/** A limit as the field shows figures, with its unit. */
function printLimit(value: number, { unit }: Pick<Field<string>, 'unit'>, { units }: CalculatorTexts): string {
  if (unit === 'rupees') return formatRupees(value);
  return `${printFigure(value, unit)}${unit === 'percent' ? '%' : ` ${units[unit]}`}`;
}

function explainFault(text: string, field: Field<string>, label: string, texts: CalculatorTexts): string | undefined {
  const read = readTypedFigure(text, field);
  if (!('fault' in read)) return undefined;
  const limits = { min: printLimit(field.min, field, texts), max: printLimit(field.max, field, texts) };
  return texts.faults[read.fault](label, limits);
}

/** The form of a calculator with a few figures, and what follows from those that it was sent with last. */
export function FigureForm<Name extends string, Answers extends string>({
  calculator,
  texts,
  common,
  inAddress,
}: FigureFormProps<Name, Answers>): ReactElement {
  const id = useId();
  const isHydrated = useIsHydrated();
  const { fields, example, compute } = calculator;
  const [figures, setFigures] = useFigures(
    inAddress,
    example,
    (fragment) => readFigures(calculator, fragment),
    (next) => writeFigures(calculator, next),
  );
  const [typed, setTyped] = useState<{
    readonly over: CalculatorFigures<Name>;
    readonly texts: Partial<Record<Name, string>>;
  }>({
    over: figures,
    texts: {},
  });
  const [isChecked, setIsChecked] = useState(false);
  // Other figures, such as those that Back brings, replace what was typed.
  if (typed.over !== figures) {
    setTyped({ over: figures, texts: {} });
    setIsChecked(false);
  }
  const textOf = ({ name, unit }: Field<Name>) => typed.texts[name] ?? printFigure(figures[name], unit);
  const faultOf = (field: Field<Name>) => explainFault(textOf(field), field, texts.fields[field.name], common);

  const submit = () => {
    const faulty = fields.find((field) => faultOf(field) !== undefined);
    setIsChecked(true);
    if (faulty) {
      document.getElementById(`${id}-${faulty.name}`)?.focus();
      return;
    }
    setFigures(
      fields.reduce((next, field) => {
        const read = readTypedFigure(textOf(field), field);
        return 'value' in read ? { ...next, [field.name]: read.value } : next;
      }, figures),
    );
  };

  return (
    <CalculatorForm title={texts.title} inDialog={!inAddress} onSubmit={submit}>
      <FieldGrid>
        {fields.map((field) => (
          <TextField
            key={field.name}
            id={`${id}-${field.name}`}
            label={texts.fields[field.name]}
            error={isChecked ? faultOf(field) : undefined}
            {...(field.unit === 'rupees' ? { prefix: '₹' } : { suffix: common.units[field.unit] })}
            inputMode="decimal"
            autoComplete="off"
            // Text that is typed before would be lost.
            readOnly={!isHydrated}
            value={textOf(field)}
            onChange={({ target }) => {
              setTyped({ over: figures, texts: { ...typed.texts, [field.name]: target.value } });
            }}
          />
        ))}
      </FieldGrid>
      <div>
        <Button type="submit" disabled={!isHydrated}>
          {common.calculate}
        </Button>
      </div>
      <Answer
        label={common.result}
        results={compute(figures).map((result) => ({ ...result, name: texts.answers[result.name] }))}
      />
      <CalculatorNote>
        {texts.note} {inAddress && figures !== example && common.inLink}
      </CalculatorNote>
    </CalculatorForm>
  );
}
