import type { FileOutcome } from '@artha/statements/engine';
import { Icon, type IconName } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { FileLine, Lines } from './FileLines.styles.ts';

const icons: Readonly<Record<FileOutcome['kind'], IconName>> = {
  read: 'check',
  repeated: 'check',
  empty: 'check',
  'in-part': 'warning',
  refused: 'warning',
  'not-begun': 'warning',
};

const isFaulty = ({ kind }: FileOutcome) => icons[kind] === 'warning';

/** Properties of `FileLines`. */
export interface FileLinesProps {
  readonly files: readonly FileOutcome[];
}

/** A line for every file that was given: what happened to it, why, and what to do. Those that failed come first. */
export function FileLines({ files }: FileLinesProps): ReactElement {
  const { given, proof } = useResultTexts();
  const sorted = files.toSorted((a, b) => Number(isFaulty(b)) - Number(isFaulty(a)));
  return (
    <Lines aria-label={given.label}>
      {sorted.map((file, index) => {
        const { path, kind, rows, repeatedRows, reason, doubts } = file;
        const why = [
          ...(reason === undefined ? [] : [reason]),
          ...(files.length > 1 ? doubts.map(proof.doubt) : []),
          ...(kind === 'read' && repeatedRows > 0 ? [given.repeatedRows(repeatedRows)] : []),
        ].join(' ');
        return (
          <FileLine key={`${index} ${path}`} $isFaulty={isFaulty(file)}>
            <Icon name={icons[kind]} size={18} />
            <span>
              <b>{path}</b>: {given.outcome(kind, rows)}
              {why !== '' && <small>{why}</small>}
            </span>
          </FileLine>
        );
      })}
    </Lines>
  );
}
