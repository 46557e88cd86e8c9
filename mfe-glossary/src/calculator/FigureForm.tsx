import { useIsHydrated } from '@artha/shared';
import { Button, FieldGrid, SelectField, TextField } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, useState, type ReactElement } from 'react';
import { limitFields, type Calculator, type CalculatorFigures, type Field } from '../domain/calculators/calculator.ts';
import { readFigures, writeFigures } from '../domain/calculators/fragment.ts';
import { printFigure, readTypedFigure } from '../domain/calculators/typedFigure.ts';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import type { FormTexts } from '../texts/formTexts.ts';
import { Answer } from './Answer.tsx';
import { CalculatorNote } from './Calculator.styles.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { Schedule } from './Schedule.tsx';
import { Sources } from './Sources.tsx';
import { useFigures } from './useFigures.ts';

/** Properties of `FigureForm`. */
export interface FigureFormProps<
  Name extends string,
  Answers extends string,
  Column extends string,
  FactName extends string,
> {
  readonly calculator: Calculator<Name, Answers, Column, FactName>;
  readonly texts: FormTexts<Name, Answers, Column, FactName>;
  readonly common: CalculatorTexts;
  /** Whether the address of the page holds the figures. */
  readonly inAddress: boolean;
}

/** A limit as the field shows figures, with its unit. */
function printLimit(value: number, { unit }: Pick<Field<string>, 'unit'>, { units, oneOf }: CalculatorTexts): string {
  if (unit === 'rupees') return formatRupees(value);
  const isPart = unit === 'percent' || unit === 'share';
  return `${printFigure(value, unit)}${isPart ? '%' : ` ${value === 1 ? oneOf[unit] : units[unit]}`}`.trim();
}

function explainFault(text: string, field: Field<string>, label: string, texts: CalculatorTexts): string | undefined {
  const read = readTypedFigure(text, field);
  if (!('fault' in read)) return undefined;
  if (field.unit === 'choice') return texts.chooseOne(label);
  const limits = { min: printLimit(field.min, field, texts), max: printLimit(field.max, field, texts) };
  return texts.faults[read.fault](label, limits);
}

interface FigureFieldProps {
  readonly id: string;
  readonly unit: Field<string>['unit'];
  readonly label: string;
  readonly hint: string | undefined;
  readonly choices: readonly string[];
  readonly error: string | undefined;
  readonly common: CalculatorTexts;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The field of a figure; of a choice, the list of its choices, whose figure is its position. */
function FigureField({ unit, choices, common, value, onChange, ...field }: FigureFieldProps): ReactElement {
  const isHydrated = useIsHydrated();
  if (unit === 'choice') {
    return (
      <SelectField
        {...field}
        placeholder={common.choose}
        options={choices}
        disabled={!isHydrated}
        value={choices[Number(value)] ?? ''}
        onChange={({ target }) => {
          onChange(String(choices.indexOf(target.value)));
        }}
      />
    );
  }
  return (
    <TextField
      {...field}
      {...(unit === 'rupees' ? { prefix: '₹' } : { suffix: common.units[unit] })}
      inputMode="decimal"
      autoComplete="off"
      // Text that is typed before would be lost.
      readOnly={!isHydrated}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

/** The form of a calculator with a few figures, and what follows from those that it was sent with last. */
export function FigureForm<
  Name extends string,
  Answers extends string,
  Column extends string,
  FactName extends string,
>({ calculator, texts, common, inAddress }: FigureFormProps<Name, Answers, Column, FactName>): ReactElement {
  const id = useId();
  const isHydrated = useIsHydrated();
  const { example, compute, table, sources = [] } = calculator;
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
  const typedFigures = calculator.fields.reduce((next, field) => {
    const read = readTypedFigure(textOf(field), field);
    return 'value' in read ? { ...next, [field.name]: read.value } : next;
  }, figures);
  const fields = limitFields(calculator, typedFigures);
  const faultOf = (field: Field<Name>) => explainFault(textOf(field), field, texts.fields[field.name], common);
  const faulty = fields.find((field) => faultOf(field) !== undefined);

  const submit = () => {
    setIsChecked(true);
    if (faulty) document.getElementById(`${id}-${faulty.name}`)?.focus();
    else setFigures(typedFigures);
  };

  return (
    <CalculatorForm title={texts.title} inDialog={!inAddress} onSubmit={submit}>
      <FieldGrid>
        {fields.map((field) => (
          <FigureField
            key={field.name}
            id={`${id}-${field.name}`}
            unit={field.unit}
            label={texts.fields[field.name]}
            hint={texts.hints?.[field.name]}
            choices={texts.choices?.[field.name] ?? []}
            error={isChecked ? faultOf(field) : undefined}
            common={common}
            value={textOf(field)}
            onChange={(text) => {
              setTyped({ over: figures, texts: { ...typed.texts, [field.name]: text } });
            }}
          />
        ))}
      </FieldGrid>
      <div>
        <Button type="submit" disabled={!isHydrated}>
          {common.calculate}
        </Button>
      </div>
      {/* The result is of other figures than those that are refused. */}
      {!(isChecked && faulty) && (
        <>
          <Answer
            label={common.result}
            results={compute(figures).map((result) => ({ ...result, name: texts.answers[result.name] }))}
            months={common.months}
          />
          {table && (
            <Schedule
              table={table}
              columns={table.columns.map((column) => texts.columns?.[column] ?? column)}
              rows={table.rows(figures)}
              parts={texts.parts ?? []}
              common={common}
            />
          )}
        </>
      )}
      <CalculatorNote>
        {texts.note} {inAddress && figures !== example && common.inLink}
      </CalculatorNote>
      {sources.length > 0 && (
        <Sources sources={sources} labelOf={(name: FactName) => texts.facts?.[name] ?? name} common={common} />
      )}
    </CalculatorForm>
  );
}
