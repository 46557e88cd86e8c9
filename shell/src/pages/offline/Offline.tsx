import type { ReactElement } from 'react';
import { Link } from '@artha/shared';
import { Button, Page, ToolHeading } from '@artha/shared/design';
import { Kept } from './Offline.styles.ts';
import { useKept } from './useKept.ts';

/** The list of the pages that this device keeps for use without a network, and the button that deletes them. */
export function Offline(): ReactElement {
  const { kept, forget, keepAgain } = useKept();
  return (
    <Page
      title="Offline"
      lead="A tool that you have opened once works without a network, too. For that, this device keeps its pages and programs, and never what you type, upload or get as a result."
    >
      <noscript>
        <p>Without JavaScript, this device keeps nothing.</p>
      </noscript>
      {kept && (
        <Kept aria-label="What this device keeps">
          <ToolHeading>{kept.pages.length > 0 ? 'Kept on this device' : 'Nothing is kept on this device'}</ToolHeading>
          {kept.pages.length > 0 && (
            <ul>
              {kept.pages.map(({ path, name, lang }) => (
                <li key={path} lang={lang}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
          {kept.isOff ? (
            <>
              <p role="status">This device keeps nothing, because you chose so.</p>
              <Button onClick={keepAgain}>Keep tools that I open</Button>
            </>
          ) : (
            <Button onClick={forget}>Delete it, and keep nothing</Button>
          )}
        </Kept>
      )}
    </Page>
  );
}
