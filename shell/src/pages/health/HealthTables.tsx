import type { ReactElement, ReactNode } from 'react';
import { useStore } from '@artha/shared';
import { ToolHeading } from '@artha/shared/design';
import { HealthSection, Scroll } from './Health.styles.ts';
import { measurements, type Measurement } from '../../measurement/measurement.ts';
import type { HealthData } from './readHealth.ts';

export { readHealth } from './readHealth.ts';

interface HealthTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** The cells of each row; the first one is the row's header. */
  readonly rows: readonly (readonly [name: ReactNode, ...cells: ReactNode[]])[];
}

function HealthTable({ title, columns, rows }: HealthTableProps): ReactElement {
  return (
    <HealthSection>
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
    </HealthSection>
  );
}

const joinNames = (names: readonly string[]): string => names.join(', ') || '–';

/** An instant to the second, as people read it: `2025-11-01 09:30:00 UTC`. @param at in ISO 8601. */
const showInstant = (at: string): ReactElement => (
  <time key="at" dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}</time>
);

/** A value with its unit: a layout shift has none, and a view or an error is just one. */
function describeValue({ kind, name, value }: Measurement): string {
  if (kind !== 'vital') return '1';
  return name === 'CLS' ? value.toFixed(3) : `${String(Math.round(value))} ms`;
}

/** The tables of the health page. */
export function HealthTables({ microFrontends, shared, failures }: HealthData): ReactElement {
  const measured = useStore(measurements);
  return (
    <>
      <HealthTable
        title="Micro frontends"
        columns={['Name', 'Owner', 'Version', 'Digest', 'Contract', 'Published', 'Routes']}
        rows={microFrontends.map(({ name, owner, version, digest, contract, published, routes }) => [
          name,
          owner,
          version,
          <code key="digest">{digest}</code>,
          contract,
          showInstant(published),
          joinNames(routes),
        ])}
      />
      <HealthTable
        title="Shared packages"
        columns={['Package', 'Version', 'Provided by', 'Used by']}
        rows={shared.map(({ name, version, from, usedBy }) => [name, version, from, joinNames(usedBy)])}
      />
      <HealthTable
        title="Failures in this tab"
        columns={['When', 'Remote', 'Code', 'What happened', 'What to do']}
        rows={failures.map(({ at, remote, code, message, remedy }) => [showInstant(at), remote, code, message, remedy])}
      />
      <HealthTable
        title="Measured on this page"
        columns={['What', 'Value', 'Remote', 'Release']}
        rows={measured.map((measurement) => [
          measurement.name,
          describeValue(measurement),
          measurement.remote,
          <code key="release">{measurement.release}</code>,
        ])}
      />
    </>
  );
}
