import { Fragment, type ReactElement } from 'react';
import { Fact, Facts, Notes, Topic } from './FormNotes.styles.ts';

const topics = [
  {
    heading: 'Limits',
    facts: [
      { of: 'PDF', says: 'Up to 3 pages at a time. Split larger PDFs.' },
      { of: 'CSV', says: 'Up to 50 rows at a time.' },
    ],
  },
  {
    heading: 'What comes back',
    facts: [
      { of: 'Table', says: 'Date, description, debit, credit, balance and a category for each row.' },
      { of: 'Chart', says: 'Total debit and total credit by category.' },
      { of: 'File', says: 'transactions.csv, ready for a spreadsheet.' },
    ],
  },
  {
    heading: 'Your file',
    facts: [
      {
        of: 'Held',
        says: 'In memory only. Neither the file nor the answer is stored, and nothing in them is logged.',
      },
    ],
  },
];

/** What the tool takes, what it gives back, and what becomes of the file. */
export function FormNotes(): ReactElement {
  return (
    <Notes aria-label="About this tool">
      {topics.map(({ heading, facts }) => (
        <Fragment key={heading}>
          <Topic>{heading}</Topic>
          <Facts>
            {facts.map(({ of, says }) => (
              <Fact key={of}>
                <dt>{of}</dt>
                <dd>{says}</dd>
              </Fact>
            ))}
          </Facts>
        </Fragment>
      ))}
    </Notes>
  );
}
