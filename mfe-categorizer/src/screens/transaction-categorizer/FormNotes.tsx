import { Button } from '@artha/shared/design';
import { Fragment, type ReactElement } from 'react';
import { Entries, Entry, Notes, Sample, ScriptedEntry, Topic } from './FormNotes.styles.ts';

interface NotedTopic {
  readonly heading: string;
  /** Without JavaScript a file comes back as CSV and nothing else; entries that need a script are hidden then. */
  readonly entries: readonly { readonly name: string; readonly text: string; readonly needsScript?: true }[];
}

const topics: readonly NotedTopic[] = [
  {
    heading: 'Limits',
    entries: [
      { name: 'PDF', text: 'Up to 3 pages at a time. Split larger PDFs.' },
      { name: 'CSV, Excel', text: 'Up to 50 rows at a time.' },
      { name: 'Size', text: 'Up to 10 MB. Several files become one table.' },
      {
        name: 'Longer',
        text: 'Convert without uploading: on your device there are no such limits.',
        needsScript: true,
      },
    ],
  },
  {
    heading: 'What comes back',
    entries: [
      { name: 'Table', text: 'Date, description, debit, credit, balance and a category for each row.' },
      {
        name: 'Totals',
        text: 'Money in and out, and what was spent, moved and invested, by category, as figures and as a chart.',
        needsScript: true,
      },
      { name: 'CSV', text: 'The table as transactions.csv.' },
      { name: 'Excel', text: 'The table as a workbook.', needsScript: true },
    ],
  },
];

/** Properties of `FormNotes`. */
export interface FormNotesProps {
  /** Shows the sample; absent if there is already a result. */
  readonly onTrySample: (() => void) | undefined;
  readonly isLocked: boolean;
}

/** Says what the tool takes and returns, and offers a sample statement. */
export function FormNotes({ onTrySample, isLocked }: FormNotesProps): ReactElement {
  return (
    <Notes aria-label="About this tool">
      {onTrySample && (
        <Sample>
          <p>Not sure yet? See a result before you give a file.</p>
          <Button variant="secondary" onClick={onTrySample} disabled={isLocked}>
            Try it with a sample statement
          </Button>
        </Sample>
      )}
      {topics.map(({ heading, entries }) => (
        <Fragment key={heading}>
          <Topic>{heading}</Topic>
          <Entries>
            {entries.map(({ name, text, needsScript }) => {
              const Row = needsScript ? ScriptedEntry : Entry;
              return (
                <Row key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </Row>
              );
            })}
          </Entries>
        </Fragment>
      ))}
    </Notes>
  );
}
