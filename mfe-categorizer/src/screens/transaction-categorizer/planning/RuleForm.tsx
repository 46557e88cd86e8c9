import { Button, SelectField, TextField } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { Correction } from '../../../domain/corrections/corrections.ts';
import { addRules, readRule, ruleApplies, type CategoryRule } from '../../../domain/rules/categoryRules.ts';
import { findRuleChanges } from '../../../domain/rules/previewRules.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { usePlanningTexts } from '../../../texts/planningTexts.ts';
import { Fields, Trial } from './Planning.styles.ts';

const sides = ['debit', 'credit', 'either'] as const;
/** Enough rows to see whether a rule is right. */
const SHOWN = 5;

/** Properties of `RuleForm`. */
export interface RuleFormProps {
  readonly rows: readonly TableRow[];
  readonly rules: readonly CategoryRule[];
  readonly corrections: readonly Correction[];
  readonly categories: readonly string[];
  readonly onAdd: (rule: CategoryRule) => void;
}

/** A rule while it is written, with the rows that it would change. */
export function RuleForm({ rows, rules, corrections, categories, onAdd }: RuleFormProps): ReactElement {
  const texts = usePlanningTexts();
  const words = texts.rules;
  const [typed, setTyped] = useState('');
  const [side, setSide] = useState<CategoryRule['side']>('debit');
  const [category, setCategory] = useState('');
  const tried = typed.trim().length < 2 ? [] : rows.filter((row) => ruleApplies({ words: typed.trim(), side }, row));
  const rule = readRule({ words: typed, side, category });
  const changes = rule && findRuleChanges(rows, corrections, [rules, addRules(rules, [rule])]);
  return (
    <>
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          if (!rule) return;
          onAdd(rule);
          setTyped('');
        }}
      >
        <TextField
          label={words.words}
          value={typed}
          required
          minLength={2}
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <SelectField
          label={words.side}
          placeholder={words.sides.debit}
          options={sides.slice(1).map((one) => words.sides[one])}
          value={side === 'debit' ? '' : words.sides[side]}
          onChange={({ target }) => {
            setSide(sides.find((one) => words.sides[one] === target.value) ?? 'debit');
          }}
        />
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
        <Button type="submit">{words.addRule}</Button>
      </Fields>
      <Trial>
        <p role="status">
          {typed.trim().length >= 2 && words.tried(tried.length)} {changes && words.preview(changes.length)}
        </p>
        <ul>
          {changes
            ?.slice(0, SHOWN)
            .map(({ number, description, before, after }) => (
              <li key={number}>{words.change(description, texts.category(before), texts.category(after))}</li>
            )) ??
            tried
              .slice(0, SHOWN)
              .map(({ number, description, category: before }) => (
                <li key={number}>{words.triedRow(description, texts.category(before))}</li>
              ))}
        </ul>
      </Trial>
    </>
  );
}
