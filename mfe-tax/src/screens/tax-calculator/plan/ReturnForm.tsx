import { Checkbox, Segmented, SelectField, ToolHeading } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import { estimateByAct, noOthers, type ActEstimate, type ActInputs } from '../../../domain/act/estimate.ts';
import {
  businessKinds,
  chooseReturnForm,
  returnFacts,
  returnFormRules,
  type ReturnFact,
  type ReturnFormInput,
} from '../../../domain/act/returnForm.ts';
import { fromRupees, toRupees } from '../../../domain/money.ts';
import type { WayAnswers } from '../../../domain/wayAnswers.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { Start } from '../estimate/EstimateWorkings.styles.ts';
import type { PlanProps } from '../resultProps.ts';
import { Payments } from './Plan.styles.ts';
import { ReadOn } from './ReadOn.tsx';
import { useWayAnswers } from './useWayAnswers.ts';
import { Facts, List } from './Way.styles.ts';

/** The facts of a person for the form: what the estimate knows, and what the person answered. */
function toReturnFormInput(inputs: ActInputs, { business, houses, facts }: WayAnswers): ReturnFormInput {
  const estimate = estimateByAct(inputs);
  const { totalIncome } = estimate[estimate.betterRegime === 'old' ? 'old' : 'new'];
  return {
    year: inputs.year,
    resident: inputs.resident,
    business: business ?? 'none',
    totalIncome,
    listedLongTermGains: fromRupees(inputs.longTermGains),
    houses: houses ?? countHouses(inputs),
    facts: new Set([...(facts ?? []), ...knownFacts(inputs, estimate)]),
  };
}

/** The facts that the estimate itself has. */
function knownFacts({ shortTermGains, others = noOthers }: ActInputs, estimate: ActEstimate): readonly ReturnFact[] {
  const { sales, earlierLosses } = others;
  const carriesForward = [estimate.old, estimate.new].some(({ losses }) =>
    losses.some(({ until }) => until !== undefined),
  );
  return [
    ...(shortTermGains > 0 || sales.length > 0 ? (['otherGains'] as const) : []),
    ...(earlierLosses.length > 0 || carriesForward ? (['losses'] as const) : []),
  ];
}

/** The houses that the estimate knows of: one that is lived in, one that is let out. */
function countHouses({ homeLoanInterest, rentReceived, letOutInterest }: ActInputs): number {
  return (homeLoanInterest > 0 ? 1 : 0) + (rentReceived > 0 || letOutInterest > 0 ? 1 : 0);
}

interface QuestionsProps extends PlanProps {
  readonly answers: WayAnswers;
  readonly choose: (answers: WayAnswers) => void;
}

function FormQuestions({ inputs, answers, choose }: QuestionsProps): ReactElement {
  const texts = usePlanTexts().way.form;
  const tickId = useId();
  const facts = answers.facts ?? [];
  return (
    <Payments role="group" aria-label={texts.questions}>
      <Segmented
        inline
        legend={texts.business}
        options={businessKinds.map((value) => ({ value, label: texts.businessKinds[value] }))}
        value={answers.business ?? 'none'}
        onChange={(business) => {
          choose({ business });
        }}
      />
      <SelectField
        label={texts.houses}
        placeholder={texts.fromEstimate(countHouses(inputs))}
        options={texts.houseCounts}
        value={answers.houses === undefined ? '' : (texts.houseCounts[answers.houses] ?? '')}
        onChange={({ target }) => {
          const count = texts.houseCounts.findIndex((label) => label === target.value);
          choose({ houses: count < 0 ? undefined : count });
        }}
      />
      <Facts role="group" aria-labelledby={tickId}>
        <p id={tickId}>{texts.tick}</p>
        {returnFacts.map((fact) => (
          <Checkbox
            key={fact}
            label={texts.facts[fact]}
            checked={facts.includes(fact)}
            onChange={({ target }) => {
              choose({ facts: target.checked ? [...facts, fact] : facts.filter((other) => other !== fact) });
            }}
          />
        ))}
      </Facts>
    </Payments>
  );
}

/** The form in which the return of the year is filed, with the reasons and the questions that decide it. */
export function ReturnForm({ calculator, inputs }: PlanProps): ReactElement {
  const texts = usePlanTexts().way.form;
  const [answers, choose] = useWayAnswers(calculator);
  const { year } = inputs;
  const { form, bars } = chooseReturnForm(toReturnFormInput(inputs, answers));
  const rules = returnFormRules[year];
  const reasons = texts.bars({
    income: formatRupees(toRupees(rules.incomeLimit)),
    longTermGains: formatRupees(toRupees(rules.longTermGainsLimit)),
    agriculture: formatRupees(toRupees(rules.agricultureLimit)),
    houses: rules.houseLimit,
  });
  return (
    <Start>
      <ToolHeading>{texts.title(year)}</ToolHeading>
      <div>
        <p role="status">
          <strong>{texts.fits[form]}</strong>
        </p>
        {bars.length > 0 && (
          <List aria-label={texts.why}>
            {bars.map((bar) => (
              <li key={bar}>{reasons[bar]}</li>
            ))}
          </List>
        )}
        <FormQuestions calculator={calculator} inputs={inputs} answers={answers} choose={choose} />
      </div>
      <p>
        {rules.formsOf === year ? texts.notified(year) : texts.notNotified(year, rules.formsOf)} <ReadOn {...rules} />{' '}
        {texts.limits}
      </p>
    </Start>
  );
}
