import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { Correction } from '../../../domain/corrections/corrections.ts';
import {
  addRules,
  moveRule,
  readRuleFile,
  ruleKey,
  writeRuleFile,
  type CategoryRule,
} from '../../../domain/rules/categoryRules.ts';
import { countRuleRows, findRuleChanges } from '../../../domain/rules/previewRules.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { usePlanningTexts } from '../../../texts/planningTexts.ts';
import { Actions } from '../corrections/CorrectionList.styles.ts';
import { saveFile } from '../download/saveFile.ts';
import { FileButton } from './FileButton.tsx';
import { Entries, PlanningSection } from './Planning.styles.ts';
import { RuleForm } from './RuleForm.tsx';
import type { Kept } from '../useKept.ts';

interface RuleFilesProps {
  readonly rules: readonly CategoryRule[];
  readonly onAdd: (rules: readonly CategoryRule[]) => void;
}

/** Saves the rules as a file, and adds those of a file. */
function RuleFiles({ rules, onAdd }: RuleFilesProps): ReactElement {
  const words = usePlanningTexts().rules;
  const [outcome, setOutcome] = useState<string>();
  return (
    <>
      <Actions>
        {rules.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              saveFile(new Blob([writeRuleFile(rules)], { type: 'application/json' }), 'category-rules.json');
            }}
          >
            {words.save}
          </Button>
        )}
        <FileButton
          label={words.add}
          name={words.file}
          onText={(text, fileName) => {
            const added = readRuleFile(text);
            if (added) onAdd(added);
            setOutcome(added ? words.added(added.length) : words.noRuleFile(fileName));
          }}
        />
      </Actions>
      <p role="status">{outcome}</p>
    </>
  );
}

interface RuleEntryProps {
  readonly rule: CategoryRule;
  readonly rows: readonly TableRow[];
  /** Absent for the first and the last rule. */
  readonly onMoveUp: (() => void) | undefined;
  readonly onMoveDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** A rule with its place in the order: the first rule whose words a row has decides. */
function RuleEntry({ rule, rows, onMoveUp, onMoveDown, onRemove }: RuleEntryProps): ReactElement {
  const texts = usePlanningTexts();
  const words = texts.rules;
  return (
    <li>
      <span>{words.entry(rule.words, rule.side, texts.category(rule.category), countRuleRows(rule, rows))}</span>
      <Actions>
        {onMoveUp && (
          <Button variant="secondary" aria-label={words.moveRuleUp(rule.words)} onClick={onMoveUp}>
            {words.moveUp}
          </Button>
        )}
        {onMoveDown && (
          <Button variant="secondary" aria-label={words.moveRuleDown(rule.words)} onClick={onMoveDown}>
            {words.moveDown}
          </Button>
        )}
        <Button variant="secondary" aria-label={words.removeRule(rule.words)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Actions>
    </li>
  );
}

/** Properties of `Rules`. */
export interface RulesProps {
  readonly rules: Kept<CategoryRule>;
  /** They count more than rules, so a preview leaves their rows as they are. */
  readonly corrections: readonly Correction[];
  readonly categories: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The person's own rules: a form that shows what a rule changes, the list in its order, and files to share them. */
export function Rules({
  rules: { entries, isRemembered, keep },
  corrections,
  categories,
  rows,
}: RulesProps): ReactElement {
  const words = usePlanningTexts().rules;
  const [moved, setMoved] = useState<string>();
  const move = (from: number, by: 1 | -1) => {
    const next = moveRule(entries, from, by);
    setMoved(words.moved(findRuleChanges(rows, corrections, [entries, next]).length));
    keep(next);
  };
  return (
    <PlanningSection>
      <h2>{words.title}</h2>
      <p>{words.lead(isRemembered)}</p>
      <RuleForm
        {...{ rows, corrections, categories }}
        rules={entries}
        onAdd={(rule) => {
          keep(addRules(entries, [rule]));
        }}
      />
      <Entries as="ol" aria-label={words.title}>
        {entries.map((rule, index) => (
          <RuleEntry
            key={ruleKey(rule)}
            rule={rule}
            rows={rows}
            onMoveUp={
              index > 0
                ? () => {
                    move(index, -1);
                  }
                : undefined
            }
            onMoveDown={
              index < entries.length - 1
                ? () => {
                    move(index, 1);
                  }
                : undefined
            }
            onRemove={() => {
              keep(entries.filter((other) => other !== rule));
            }}
          />
        ))}
      </Entries>
      <p role="status">{moved}</p>
      <RuleFiles
        rules={entries}
        onAdd={(added) => {
          keep(addRules(entries, added));
        }}
      />
    </PlanningSection>
  );
}
