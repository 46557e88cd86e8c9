import type { ReactElement, ReactNode } from 'react';
import { ToolHeading } from '@artha/shared/design';
import { Section, Scroll } from './Health.styles.ts';
import { readHealth } from './readHealth.ts';

interface HealthTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** Cells by row; the first names it. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

function HealthTable({ title, columns, rows }: HealthTableProps): ReactElement {
  return (
    <Section>
      <ToolHeading>{title}</ToolHeading>
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Section>
  );
}

const list = (names: readonly string[]): string => names.join(', ') || '–';

/** What runs in this page, as it is right now. */
export function HealthTables(): ReactElement {
  const { microFrontends, shared, failures } = readHealth();
  return (
    <>
      <HealthTable
        title="Micro frontends"
        columns={['Name', 'Owner', 'Version', 'Digest', 'Contract', 'Published', 'Routes']}
        rows={microFrontends.map((one) => [
          one.name,
          one.owner,
          one.version,
          <code key="digest">{one.digest}</code>,
          one.contract,
          one.published,
          list(one.routes),
        ])}
      />
      <HealthTable
        title="Shared packages"
        columns={['Package', 'Version', 'Provided by', 'Used by']}
        rows={shared.map((one) => [one.name, one.version, one.from, list(one.usedBy)])}
      />
      <HealthTable
        title="Failures in this tab"
        columns={['When', 'Remote', 'Code', 'What happened', 'What to do']}
        rows={failures.map((one) => [one.at, one.remote, one.code, one.message, one.remedy])}
      />
    </>
  );
}
