import type { ReactElement } from 'react';
import { ToolHeading } from '@artha/shared';
import { Section, Scroll } from './Health.styles.ts';
import { readHealth } from './readHealth.ts';

/** What runs in this page, as it is right now. */
export function HealthTables(): ReactElement {
  const health = readHealth();
  return (
    <>
      <Section>
        <ToolHeading>Micro frontends</ToolHeading>
        <Scroll tabIndex={0} role="region" aria-label="Micro frontends">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Owner</th>
                <th scope="col">Version</th>
                <th scope="col">Digest</th>
                <th scope="col">Contract</th>
                <th scope="col">Published</th>
                <th scope="col">Routes</th>
              </tr>
            </thead>
            <tbody>
              {health.microFrontends.map((item) => (
                <tr key={item.name}>
                  <th scope="row">{item.name}</th>
                  <td>{item.owner}</td>
                  <td>{item.version}</td>
                  <td>
                    <code>{item.digest}</code>
                  </td>
                  <td>{item.contract}</td>
                  <td>{item.published}</td>
                  <td>{item.routes.join(', ') || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Section>
      <Section>
        <ToolHeading>Shared packages</ToolHeading>
        <Scroll tabIndex={0} role="region" aria-label="Shared packages">
          <table>
            <thead>
              <tr>
                <th scope="col">Package</th>
                <th scope="col">Version</th>
                <th scope="col">Provided by</th>
                <th scope="col">Used by</th>
              </tr>
            </thead>
            <tbody>
              {health.shared.map((item) => (
                <tr key={item.name + item.version}>
                  <th scope="row">{item.name}</th>
                  <td>{item.version}</td>
                  <td>{item.from}</td>
                  <td>{item.usedBy.join(', ') || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Section>
      <Section>
        <ToolHeading>Failures in this tab</ToolHeading>
        {health.failures.length === 0 ? (
          <p>None.</p>
        ) : (
          <Scroll tabIndex={0} role="region" aria-label="Failures in this tab">
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Remote</th>
                  <th scope="col">Code</th>
                  <th scope="col">What happened</th>
                  <th scope="col">What to do</th>
                </tr>
              </thead>
              <tbody>
                {health.failures.map((item) => (
                  <tr key={item.at + item.code}>
                    <th scope="row">{item.at}</th>
                    <td>{item.remote}</td>
                    <td>{item.code}</td>
                    <td>{item.message}</td>
                    <td>{item.remedy}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </Section>
    </>
  );
}
