import { Button } from '@artha/shared/design';
import { Fragment, type ReactElement } from 'react';
import { useTexts } from '../../languages/screenTexts.tsx';
import { Entries, NoteEntry, Notes, Sample, ScriptedEntry, Topic } from './FormNotes.styles.ts';

/** Properties of `FormNotes`. */
export interface FormNotesProps {
  /** Shows the sample; absent if there is already a result. */
  readonly onTrySample: (() => void) | undefined;
  readonly isLocked: boolean;
}

/** Says what the tool takes and returns, and offers a sample statement. */
export function FormNotes({ onTrySample, isLocked }: FormNotesProps): ReactElement {
  const { label, sampleLead, trySample, topics } = useTexts().notes;
  return (
    <Notes aria-label={label}>
      {onTrySample && (
        <Sample>
          <p>{sampleLead}</p>
          <Button variant="secondary" onClick={onTrySample} disabled={isLocked}>
            {trySample}
          </Button>
        </Sample>
      )}
      {topics.map(({ heading, entries }) => (
        <Fragment key={heading}>
          <Topic>{heading}</Topic>
          <Entries>
            {entries.map(({ name, text, needsScript }) => {
              const Row = needsScript ? ScriptedEntry : NoteEntry;
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
