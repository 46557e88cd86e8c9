import { Button, Icon, type IconName } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { describeProof, type BalanceCheck } from '../../../domain/table/describeProof.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { FileLines } from '../given-files/FileLines.tsx';
import { Actions, Details, Finding, Mark, Strip } from './ProofStrip.styles.ts';
import { StartOver } from './StartOver.tsx';
import { checkId, type ShownRow } from '../transaction-table/shownRow.ts';

const icons: Readonly<Record<BalanceCheck['verdict'], IconName>> = {
  proved: 'check',
  unchecked: 'file',
  doubtful: 'warning',
};

/** Properties of `ProofStrip`. */
export interface ProofStripProps {
  readonly statements: readonly ConvertedStatement[];
  readonly table: StatementTable;
  readonly rows: readonly ShownRow[];
  readonly firstToCheck: ShownRow | undefined;
  readonly onGoTo: (rowNumber: number) => void;
  readonly onUploadAnother: () => void;
  readonly onStartOver: () => void;
}

/** Says how far the table is verified and where its files were converted. */
export function ProofStrip(props: ProofStripProps): ReactElement {
  const { statements, table, rows, firstToCheck, onGoTo, onUploadAnother, onStartOver } = props;
  const texts = useResultTexts();
  const { accounts, files } = table;
  const findings = {
    files,
    breaks: accounts.reduce((sum, { breaks }) => sum + breaks, 0),
    differences: [...new Set(accounts.flatMap(({ differences }) => differences))],
    gapCount: accounts.reduce((sum, { gaps }) => sum + gaps.length, 0),
  };
  const { verdict, sentences } = describeProof(rows, findings, texts);
  const usedWays = [...new Set(statements.map(({ way }) => way))];

  return (
    <Strip>
      <Mark $verdict={verdict}>
        <Icon name={icons[verdict]} />
      </Mark>
      <Details>
        <FileLines files={files} />
        {sentences.map((sentence) => (
          <Finding key={sentence} $isDoubtful={verdict === 'doubtful'}>
            {sentence}
          </Finding>
        ))}
        {firstToCheck && (
          <p>
            <a
              href={`#${checkId(firstToCheck.number)}`}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(firstToCheck.number);
              }}
            >
              {texts.goToRow(firstToCheck.number, texts.day(firstToCheck.date))}
            </a>
          </p>
        )}
        <p>{usedWays.map((way) => texts.ways[way]).join(' ')}</p>
      </Details>
      <Actions>
        <Button variant="secondary" onClick={onUploadAnother}>
          {texts.uploadAnother}
        </Button>
        <StartOver asks={statements.some(({ way }) => way !== 'sample')} onStartOver={onStartOver} />
      </Actions>
    </Strip>
  );
}
