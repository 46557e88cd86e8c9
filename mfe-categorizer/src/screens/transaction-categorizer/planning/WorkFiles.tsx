import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { readWorkFile, writeWorkFile, type Work } from '../../../domain/workFile/workFile.ts';
import { usePlanningTexts } from '../../../texts/planningTexts.ts';
import { Actions } from '../corrections/CorrectionList.styles.ts';
import { saveFile } from '../download/saveFile.ts';
import { FileButton } from './FileButton.tsx';
import { PlanningSection } from './Planning.styles.ts';

/** Properties of `WorkFiles`. */
export interface WorkFilesProps {
  readonly work: Work;
  /** Adds the work of a file to what is there. */
  readonly onOpen: (work: Work) => void;
}

/** Saves what the person decided as a file, and opens such a file: for next month, or on another device. */
export function WorkFiles({ work, onOpen }: WorkFilesProps): ReactElement {
  const words = usePlanningTexts().work;
  const [outcome, setOutcome] = useState<string>();
  return (
    <PlanningSection>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <Actions>
        <Button
          variant="secondary"
          onClick={() => {
            saveFile(new Blob([writeWorkFile(work)], { type: 'application/json' }), 'artha-work.json');
          }}
        >
          {words.save}
        </Button>
        <FileButton
          label={words.open}
          name={words.file}
          onText={(text, fileName) => {
            const opened = readWorkFile(text);
            if (opened) onOpen(opened);
            setOutcome(opened ? words.opened(opened) : words.noWorkFile(fileName));
          }}
        />
      </Actions>
      <p role="status">{outcome}</p>
    </PlanningSection>
  );
}
