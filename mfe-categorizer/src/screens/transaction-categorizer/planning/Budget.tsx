import { Button, SelectField, TextField } from '@artha/shared/design';
import { parseAmount } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import { readBudgetLine, setLine, type BudgetLine } from '../../../domain/budget/budgetLines.ts';
import { drawMonths } from '../../../domain/months/monthsPicture.ts';
import type { MovingAccount } from '../../../domain/months/ownTransfers.ts';
import { usePlanningTexts } from '../../../texts/planningTexts.ts';
import { Entries, Fields, PlanningSection } from './Planning.styles.ts';
import type { Kept } from '../useKept.ts';
import { describeBudgetLine } from './describeBudgetLine.ts';

function rupeesOf(typed: string): number | undefined {
  const amount = parseAmount(typed);
  return amount.kind === 'amount' ? amount.rupees : undefined;
}

interface BudgetFormProps {
  readonly categories: readonly string[];
  readonly onSet: (line: BudgetLine) => void;
}

function BudgetForm({ categories, onSet }: BudgetFormProps): ReactElement {
  const texts = usePlanningTexts();
  const words = texts.budget;
  const [category, setCategory] = useState('');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault();
        const line = readBudgetLine(category, rupeesOf(typed));
        setError(line ? undefined : words.noLine);
        if (!line) return;
        onSet(line);
        setTyped('');
      }}
    >
      <SelectField
        label={texts.categoryLabel}
        placeholder={texts.choose}
        options={categories.map(texts.category)}
        value={category === '' ? '' : texts.category(category)}
        required
        onChange={({ target }) => {
          setCategory(categories.find((one) => texts.category(one) === target.value) ?? '');
        }}
      />
      <TextField
        label={words.monthly}
        prefix="₹"
        inputMode="decimal"
        value={typed}
        required
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <Button type="submit">{words.set}</Button>
    </Fields>
  );
}

/** Properties of `Budget`. */
export interface BudgetProps {
  readonly budget: Kept<BudgetLine>;
  readonly categories: readonly string[];
  readonly accounts: readonly MovingAccount[];
}

/** Budget lines by category, each with what every month left of it or spent beyond it. */
export function Budget({ budget, categories, accounts }: BudgetProps): ReactElement {
  const texts = usePlanningTexts();
  const words = texts.budget;
  const { entries, isRemembered, keep } = budget;
  const { months } = drawMonths(accounts);
  return (
    <PlanningSection>
      <h2>{words.title}</h2>
      <p>{words.lead(isRemembered)}</p>
      <BudgetForm
        categories={categories}
        onSet={(line) => {
          keep(setLine(entries, line));
        }}
      />
      <Entries aria-label={words.title}>
        {entries.map((line) => (
          <li key={line.category}>
            <span>{describeBudgetLine(line, months, texts)}</span>
            <Button
              variant="secondary"
              aria-label={words.removeLine(texts.category(line.category))}
              onClick={() => {
                keep(entries.filter((other) => other !== line));
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </Entries>
    </PlanningSection>
  );
}
