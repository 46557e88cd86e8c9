import { Button } from '@artha/shared/design';
import { useRef, useState, type ReactElement } from 'react';
import {
  addRules,
  readRuleFile,
  ruleApplies,
  ruleKey,
  writeRuleFile,
  type CategoryRule,
} from '../../../domain/rules/categoryRules.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { usePlanningTexts } from '../../../texts/planningTexts.ts';
import { Actions } from '../corrections/CorrectionList.styles.ts';
import { saveFile } from '../download/saveFile.ts';
import { Entries, Section } from './Planning.styles.ts';
import { RuleForm } from './RuleForm.tsx';
import type { Kept } from '../useKept.ts';

interface RuleFilesProps {
  readonly rules: readonly CategoryRule[];
  readonly onAdd: (rules: readonly CategoryRule[]) => void;
}

/** Saves the rules as a file, and adds those of a file. */
function RuleFiles({ rules, onAdd }: RuleFilesProps): ReactElement {
  const words = usePlanningTexts().rules;
  const picker = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string>();
  const add = async (file: File) => {
    const added = readRuleFile(await file.text().catch(() => ''));
    if (added) onAdd(added);
    setOutcome(added ? words.added(added.length) : words.noRuleFile(file.name));
  };
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
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          {words.add}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={words.file}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void add(file);
            target.value = '';
          }}
        />
      </Actions>
      <p role="status">{outcome}</p>
    </>
  );
}

/** Properties of `Rules`. */
export interface RulesProps {
  readonly rules: Kept<CategoryRule>;
  readonly rows: readonly TableRow[];
}

/** The person's own rules: a form that tries a rule at once, the list, and files to share them. */
export function Rules({ rules: { entries, isRemembered, keep }, rows }: RulesProps): ReactElement {
  const texts = usePlanningTexts();
  const words = texts.rules;
  return (
    <Section>
      <h3>{words.title}</h3>
      <p>{words.lead(isRemembered)}</p>
      <RuleForm
        rows={rows}
        onAdd={(rule) => {
          keep(addRules(entries, [rule]));
        }}
      />
      <Entries aria-label={words.title}>
        {entries.map((rule) => (
          <li key={ruleKey(rule)}>
            <span>
              {words.entry(
                rule.words,
                rule.side,
                texts.category(rule.category),
                rows.filter((row) => ruleApplies(rule, row)).length,
              )}
            </span>
            <Button
              variant="secondary"
              aria-label={words.removeRule(rule.words)}
              onClick={() => {
                keep(entries.filter((other) => other !== rule));
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </Entries>
      <RuleFiles
        rules={entries}
        onAdd={(added) => {
          keep(addRules(entries, added));
        }}
      />
    </Section>
  );
}
