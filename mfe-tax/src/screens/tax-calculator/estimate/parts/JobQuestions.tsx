import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { jobAmounts, MOST_JOBS, readJobs, writeJobs, type JobRow } from '../../../../domain/parts/jobRows.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import type { EstimateProps } from '../../resultProps.ts';
import { Wide } from '../EstimateForm.styles.ts';
import { LabelledSpan } from './LabelledSpan.tsx';
import { PartGroup } from './PartGroup.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import { followingSpan } from '../../../../domain/act/span.ts';
import { useRows } from './useRows.ts';

/** The months of the first employer, whose amounts are asked for beside them, and the other employers of the year. */
export function JobQuestions({ calculator }: EstimateProps): ReactElement {
  const { parts: texts, fields } = useResultTexts();
  const [rows, change] = useRows({
    text: calculator.figures.choices.jobs,
    read: readJobs,
    write: writeJobs,
    onChange: (jobs) => {
      calculator.choose({ jobs });
    },
  });
  const { first, others } = rows;
  const changeOther = (index: number, changed: Partial<JobRow>) => {
    change({ first, others: others.map((row, at) => (at === index ? { ...row, ...changed } : row)) });
  };
  return (
    <>
      <LabelledSpan
        legend={texts.jobMonths}
        span={first}
        onChange={(span) => {
          change({ first: span, others });
        }}
      />
      {others.map((row, index) => (
        <PartGroup
          key={index}
          heading={texts.job(index + 2)}
          remove={texts.removeJob(index + 2)}
          onRemove={() => {
            change({ first, others: others.filter((_, at) => at !== index) });
          }}
        >
          <SpanChoice
            span={row.span}
            onChange={(span) => {
              changeOther(index, { span });
            }}
          />
          {jobAmounts.map((name) => (
            <AmountInput
              key={name}
              field={name === 'taxDeducted' ? texts.jobTax : { label: fields[name].label, hint: texts.ofTheseMonths }}
              value={row[name]}
              onChange={(text) => {
                changeOther(index, { [name]: text });
              }}
            />
          ))}
        </PartGroup>
      ))}
      {others.length + 1 < MOST_JOBS && (
        <Wide>
          <Button
            variant="secondary"
            onClick={() => {
              const span = followingSpan(others.at(-1)?.span ?? first);
              const none = { basicSalary: '', houseRentAllowance: '', otherAllowance: '', taxDeducted: '' };
              change({ first, others: [...others, { span, ...none }] });
            }}
          >
            {texts.addJob}
          </Button>
        </Wide>
      )}
    </>
  );
}
