import { Button, Icon, TextField } from '@artha/shared/design';
import { useMemo, useState, type ReactElement } from 'react';
import { findInputBy } from '../../../domain/figures/findInput.ts';
import {
  LONGEST_FORMULA,
  LONGEST_NAME,
  MOST_FORMULAS,
  type TypedFormula,
} from '../../../domain/figures/reportDraft.ts';
import { nearestInput } from '../../../domain/own/nearestInput.ts';
import { parseFormula } from '../../../domain/own/parseFormula.ts';
import { inputIds } from '../../../domain/ratios/inputs.ts';
import { writePlain } from '../../../domain/ratios/writePlain.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { FigureNames, FormulaList, OwnFormula } from './OwnFormulas.styles.ts';

interface FormulaFieldsProps {
  readonly typed: TypedFormula;
  /** From 1. */
  readonly number: number;
  readonly onChange: (typed: TypedFormula) => void;
  readonly onRemove: () => void;
}

/** The name and the formula of one ratio. A fault shows once the field was left, and goes as soon as it is mended. */
function FormulaFields({ typed, number, onChange, onRemove }: FormulaFieldsProps): ReactElement {
  const { own, ratios, formulaNames } = usePanelTexts();
  const [wasLeft, setLeft] = useState(typed.text !== '');
  const findInput = useMemo(() => findInputBy(ratios.label), [ratios]);
  const parsed = parseFormula(typed.text, findInput);
  const name = typed.name.trim() || own.unnamed(number);
  const faultOf = () => {
    if (parsed.kind === 'rule' || !wasLeft) return undefined;
    const nearest = parsed.fault.kind === 'name' ? nearestInput(parsed.fault.text, ratios.label) : undefined;
    return own.fault(parsed.fault, nearest && ratios.label(nearest));
  };
  return (
    <OwnFormula>
      <TextField
        label={own.name(number)}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={typed.name}
        onChange={(event) => {
          onChange({ ...typed, name: event.target.value });
        }}
      />
      <TextField
        label={own.formula(number)}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_FORMULA}
        value={typed.text}
        error={faultOf()}
        reading={
          parsed.kind === 'rule'
            ? own.understood(writePlain({ id: '', name, ...parsed.rule }, formulaNames))
            : undefined
        }
        onChange={(event) => {
          onChange({ ...typed, text: event.target.value });
        }}
        onBlur={() => {
          setLeft(true);
        }}
      />
      <div>
        <Button variant="quiet" onClick={onRemove}>
          <Icon name="close" size={18} />
          {own.remove(name)}
        </Button>
      </div>
    </OwnFormula>
  );
}

/** Properties of `OwnFormulas`. */
export interface OwnFormulasProps {
  readonly formulas: readonly TypedFormula[];
  readonly onChange: (formulas: readonly TypedFormula[]) => void;
}

/** The formulas that a person writes, each named, and checked as it is typed. */
export function OwnFormulas({ formulas, onChange }: OwnFormulasProps): ReactElement {
  const { own, ratios } = usePanelTexts();
  return (
    <FormulaList>
      <legend>{own.heading}</legend>
      <p>{own.hint}</p>
      {formulas.map((typed, index) => (
        <FormulaFields
          key={index}
          typed={typed}
          number={index + 1}
          onChange={(next) => {
            onChange(formulas.map((other, at) => (at === index ? next : other)));
          }}
          onRemove={() => {
            onChange(formulas.filter((_, at) => at !== index));
          }}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          disabled={formulas.length === MOST_FORMULAS}
          onClick={() => {
            onChange([...formulas, { name: '', text: '' }]);
          }}
        >
          <Icon name="plus" size={18} />
          {own.add}
        </Button>
      </div>
      {formulas.length > 0 && (
        <FigureNames>
          <summary>{own.names}</summary>
          {inputIds.map(ratios.label).join(' · ')}
        </FigureNames>
      )}
    </FormulaList>
  );
}
