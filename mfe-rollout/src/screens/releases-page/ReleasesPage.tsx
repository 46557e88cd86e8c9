import { useLocation, useNavigate } from '@artha/shared';
import { Button, Page, Row } from '@artha/shared/design';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { describeTime } from '../../domain/describeTime.ts';
import { joinRemotes } from '../../domain/remotes.ts';
import { readSiteReleases, type SiteReleases } from '../../domain/siteReleases.ts';
import { readView, viewHash, type View } from '../../domain/view.ts';
import { Notes } from './Notes.tsx';
import { ReleaseSummary } from './ReleasesPage.styles.ts';
import { RemoteDetails } from './RemoteDetails.tsx';
import { RemoteList } from './RemoteList.tsx';

/** Lists the parts that the site does not tell, in sentences. */
function missingOf({ registry, counts, log, service }: SiteReleases): string[] {
  return [
    ...(registry ? [] : ['The registry cannot be read, so it is not known what runs.']),
    ...(counts
      ? []
      : ['This host counts nothing: what visitors met, and the log, are known to an edge of the site alone.']),
    ...(counts && !log ? ['The log cannot be read now, so it is not known who published what.'] : []),
    ...(counts && !service
      ? ['The release service does not answer, so problems, previews and what the next shell needs are not known.']
      : []),
  ];
}

interface ShownProps {
  readonly site: SiteReleases;
  readonly view: View;
  readonly onFilter: (filter: string) => void;
}

/** One remote, or the list. */
function Shown({ site, view, onFilter }: ShownProps): ReactElement {
  const remotes = joinRemotes(site);
  const remote = remotes.find(({ name }) => name === view.remote);
  const unknown = view.remote !== '' && !remote ? [`The site has no remote “${view.remote}”.`] : [];
  const { announced } = site.service ?? {};
  const waiting = remotes.filter(({ nextShell }) => nextShell !== undefined);
  return (
    <>
      <Notes notes={[...missingOf(site), ...unknown]} />
      {site.registry && remotes.length === 0 && <p>Nothing is published yet.</p>}
      {announced && !remote && (
        <p>
          Shell {announced.version} may be live from {announced.from} on.{' '}
          {waiting.length === 0
            ? 'Every remote fits it.'
            : `To change before: ${waiting.map(({ name, owner }) => `${name} (${owner})`).join(', ')}.`}
        </p>
      )}
      {remote ? (
        <RemoteDetails remote={remote} shell={remotes.find(({ name }) => name === 'shell')} />
      ) : (
        <RemoteList remotes={remotes} view={view} onFilter={onFilter} />
      )}
    </>
  );
}

/** The heading of what is shown takes the focus when another remote is chosen, as a page's does after navigation. */
function useFocusOnChange(remote: string, isRead: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isRead) return;
    if (last.current !== undefined && last.current !== remote) {
      (region.current?.querySelector<HTMLElement>('h2[tabindex]') ?? region.current?.querySelector('input'))?.focus();
      region.current?.scrollIntoView();
    }
    last.current = remote;
  }, [remote, isRead]);
  return region;
}

/** The live release of each remote, with its faults and its publisher, and the releases that were taken back. */
export function ReleasesPage(): ReactElement {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [read, setRead] = useState<{ readonly site: SiteReleases; readonly at: string }>();
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    if (!isReading) return undefined;
    let isGone = false;
    void readSiteReleases().then((site) => {
      if (isGone) return;
      setRead({ site, at: new Date().toISOString() });
      setReading(false);
    });
    return () => {
      isGone = true;
    };
  }, [isReading]);
  const view = readView(hash);
  const region = useFocusOnChange(view.remote, read !== undefined);
  return (
    <Page title="Releases" lead="Which release of each remote visitors get, what they met in it, and who published it.">
      <noscript>
        <p>
          This page needs JavaScript, which is switched off in this browser. <a href="/registry.json">The registry</a>{' '}
          and <a href="/releases.json">what is known of releases</a> are files.
        </p>
      </noscript>
      <Row>
        <p role="status">{read ? `As of ${describeTime(read.at)}.` : 'Reading what the site runs…'}</p>
        <Button
          variant="secondary"
          loading={isReading}
          onClick={() => {
            setReading(true);
          }}
        >
          Read again
        </Button>
      </Row>
      <ReleaseSummary ref={region}>
        {read && (
          <Shown
            site={read.site}
            view={view}
            onFilter={(filter) => {
              void navigate({ pathname, hash: viewHash({ filter }) }, { replace: true, preventScrollReset: true });
            }}
          />
        )}
      </ReleaseSummary>
    </Page>
  );
}
