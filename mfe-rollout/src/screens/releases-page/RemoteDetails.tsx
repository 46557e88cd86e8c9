import { expandPath, Link, siteConfig } from '@artha/shared';
import { Table, Tag, ToolHeading, type Column } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { describeAction } from '../../domain/describeAction.ts';
import { describeTime } from '../../domain/describeTime.ts';
import type { PageNeed } from '../../domain/pageNeeds.ts';
import type { Release, Remote } from '../../domain/remotes.ts';
import type { Change } from '../../domain/siteReleases.ts';
import { Charts } from './Charts.tsx';
import { describeOrigin, describeShare, notesOf } from './describeRelease.ts';
import { Notes } from './Notes.tsx';
import { Parts } from './RemoteDetails.styles.ts';

const releaseColumns: readonly Column<Release>[] = [
  {
    head: 'Release',
    kind: 'name',
    entryPart: 'title',
    cell: ({ version, digest }) => (
      <>
        {version} <code>{digest}</code>
      </>
    ),
  },
  { head: 'Who gets it', entryPart: 'note', cell: describeShare },
  { head: 'Since', entryPart: 'figure', cell: ({ published }) => describeTime(published) },
  { head: 'Published by', entryPart: 'foot', cell: (release) => describeOrigin(release) || 'not in the log' },
  { head: 'Contract', kind: 'amount', entryPart: 'aside', cell: ({ contract }) => contract },
];

const changeColumns: readonly Column<Change>[] = [
  {
    head: 'What happened',
    kind: 'name',
    entryPart: 'title',
    cell: (change) => (
      <>
        {describeAction(change)}
        {change.why !== undefined && `: ${change.why}`}
      </>
    ),
  },
  { head: 'When', entryPart: 'note', cell: ({ at }) => describeTime(at) },
  { head: 'By', entryPart: 'figure', cell: ({ by }) => by },
  { head: 'From commit', entryPart: 'foot', cell: ({ commit }) => commit ?? '–' },
];

interface Exception {
  readonly what: string;
  readonly limit: number;
  readonly reason: string;
}

/** The names of the measures of a page. */
const measures: Readonly<Record<string, string>> = {
  html: 'HTML',
  shell: 'Scripts of the shell',
  own: 'Its own scripts',
  total: 'Scripts in all',
};

const exceptionColumns: readonly Column<Exception>[] = [
  { head: 'Of a page', kind: 'name', entryPart: 'title', cell: ({ what }) => what },
  { head: 'It may have', kind: 'amount', entryPart: 'figure', cell: ({ limit }) => `${String(limit)} KB` },
  { head: 'Because', entryPart: 'note', cell: ({ reason }) => reason },
];

const needColumns: readonly Column<PageNeed>[] = [
  {
    head: 'Page',
    kind: 'name',
    entryPart: 'title',
    cell: ({ path }) => <code>{expandPath(path, siteConfig().product)}</code>,
  },
  { head: 'It needs', entryPart: 'note', cell: ({ what }) => what },
  { head: 'What that gives up', entryPart: 'foot', cell: ({ cost }) => cost },
];

interface Range {
  readonly name: string;
  readonly accepted: string;
  readonly provided: string;
}

const rangeColumns: readonly Column<Range>[] = [
  { head: 'Package', kind: 'name', cell: ({ name }) => name },
  { head: 'It accepts', cell: ({ accepted }) => accepted },
  { head: 'The shell provides', cell: ({ provided }) => provided },
];

/** Properties of `RemoteDetails`. */
export interface RemoteDetailsProps {
  readonly remote: Remote;
  /** The shell that visitors get; undefined if there is none. */
  readonly shell: Remote | undefined;
}

function describePreviews({ name, previews }: Remote): string {
  if (previews === undefined) return 'How many previews it has is not known: the release service does not answer.';
  if (previews === 0) return 'No preview shows a release of it.';
  const shown =
    previews === 1 ? '1 preview shows a release of it' : `${String(previews)} previews show a release of it`;
  return `${shown}. Their links are secret: npx artha status ${name} lists them to its team.`;
}

/** Everything that is known of one remote. */
export function RemoteDetails({ remote, shell }: RemoteDetailsProps): ReactElement {
  const { name, owner, live, releases, changes } = remote;
  const ranges = Object.entries(live.shared).map(([pkg, accepted]) => ({
    name: pkg,
    accepted,
    provided: shell?.live.shared[pkg] ?? 'not known',
  }));
  const exceptions = Object.entries(live.exceptions).map(([measure, stated]) => ({
    what: measures[measure] ?? measure,
    ...stated,
  }));
  return (
    <Parts aria-label={name}>
      <header>
        <p>
          <Link to={{ hash: '' }}>All remotes</Link>
        </p>
        <div>
          <ToolHeading tabIndex={-1}>{name}</ToolHeading>
          <Tag>{owner}</Tag>
        </div>
        <Notes notes={notesOf(remote)} />
        <p>{describePreviews(remote)}</p>
      </header>
      <section>
        <h3>What visitors met</h3>
        <Charts releases={releases} />
      </section>
      <section>
        <h3>Releases</h3>
        <Table
          caption={`Releases of ${name}, the newest first`}
          captionHidden
          columns={releaseColumns}
          rows={releases}
        />
      </section>
      <section>
        <h3>What happened</h3>
        {changes === undefined && <p>The log cannot be read now.</p>}
        {changes?.length === 0 && <p>None of the last 500 changes of the site is about it.</p>}
        {changes !== undefined && changes.length > 0 && (
          <Table
            caption={`Changes of ${name}, the newest first`}
            captionHidden
            columns={changeColumns}
            rows={changes}
          />
        )}
      </section>
      {live.needs.length > 0 && (
        <section>
          <h3>What its pages need</h3>
          <Table
            caption={`Needs of the pages of ${name} ${live.version}`}
            captionHidden
            columns={needColumns}
            rows={live.needs}
          />
        </section>
      )}
      {exceptions.length > 0 && (
        <section>
          <h3>Exceptions from budgets</h3>
          <Table
            caption={`Exceptions of ${name} ${live.version} from budgets`}
            captionHidden
            columns={exceptionColumns}
            rows={exceptions}
          />
        </section>
      )}
      {name !== 'shell' && (
        <section>
          <h3>Shared packages, contract {live.contract}</h3>
          <Table
            caption={`Shared packages of ${name} ${live.version}`}
            captionHidden
            columns={rangeColumns}
            rows={ranges}
          />
        </section>
      )}
    </Parts>
  );
}
