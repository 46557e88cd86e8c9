import { Fragment, type ReactElement } from 'react';
import { Fact, Facts, Notes, Topic } from './FormNotes.styles.ts';

const topics = [
  {
    heading: 'Limits',
    facts: [
      { name: 'PDF', text: 'Up to 3 pages at a time. Split larger PDFs.' },
      { name: 'CSV, Excel', text: 'Up to 50 rows at a time.' },
    ],
  },
  {
    heading: 'What comes back',
    facts: [
      { name: 'Table', text: 'Date, description, debit, credit, balance and a category for each row.' },
      { name: 'Chart', text: 'Total debit and total credit by category.' },
      { name: 'File', text: 'transactions.csv, ready for a spreadsheet.' },
    ],
  },
  {
    heading: 'Your file',
    facts: [
      {
        name: 'Privacy',
        text: 'We read your file, send back the table and forget both. Nothing is stored or logged.',
      },
    ],
  },
];

/** What the tool takes, what it gives back, and what happens to the file. */
export function FormNotes(): ReactElement {
  return (
    <Notes aria-label="About this tool">
      {topics.map(({ heading, facts }) => (
        <Fragment key={heading}>
          <Topic>{heading}</Topic>
          <Facts>
            {facts.map(({ name, text }) => (
              <Fact key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </Fact>
            ))}
          </Facts>
        </Fragment>
      ))}
    </Notes>
  );
}
