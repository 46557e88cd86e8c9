import { Link } from '@artha/shared';
import { SearchField, SearchOutcome, Tag } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { describeTime } from '../../domain/describeTime.ts';
import { describeNeeds } from '../../domain/pageNeeds.ts';
import { findRemotes, type Remote } from '../../domain/remotes.ts';
import { PAGE_LENGTH, viewHash, type View } from '../../domain/view.ts';
import { describeOrigin, describeShare, notesOf } from './describeRelease.ts';
import { Figures } from './Figures.tsx';
import { Notes } from './Notes.tsx';
import { Item, List, Names, Pages, Tools } from './RemoteList.styles.ts';

const searchTexts = {
  found: (count: number, words: string) =>
    count === 1
      ? `1 remote has “${words}” in its name or owner.`
      : `${String(count)} remotes have “${words}” in their name or owner.`,
  noMatch: (words: string) => `No remote has “${words}” in its name or owner.`,
};

function RemoteItem({ remote }: { readonly remote: Remote }): ReactElement {
  const { name, owner, live, releases } = remote;
  const origin = describeOrigin(live);
  const canaries = releases.filter(({ isLive, share }) => !isLive && share > 0);
  return (
    <Item>
      <Names>
        <h2>
          <Link to={{ hash: viewHash({ remote: name }) }}>{name}</Link> <Tag>{owner}</Tag>
        </h2>
        <p>
          <strong>{live.version}</strong> for {describeShare(live)}, since {describeTime(live.published)}
          {origin !== '' && `, by ${origin}`}
        </p>
        {live.needs.length > 0 && <p>{describeNeeds(live.needs)}</p>}
        {canaries.map((canary) => (
          <p key={canary.digest}>
            <strong>{canary.version}</strong> for {describeShare(canary)}
          </p>
        ))}
      </Names>
      {live.counts ? <Figures counts={live.counts} /> : <p>Nothing was counted of this release yet.</p>}
      <Notes notes={notesOf(remote)} />
    </Item>
  );
}

/** Properties of `RemoteList`. */
export interface RemoteListProps {
  readonly remotes: readonly Remote[];
  readonly view: View;
  readonly onFilter: (filter: string) => void;
}

/** The remotes whose names contain some letters, twenty on a page. */
export function RemoteList({ remotes, view: { filter, page }, onFilter }: RemoteListProps): ReactElement {
  const found = findRemotes(remotes, filter);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_LENGTH));
  const shown = Math.min(page, pageCount);
  const onPage = found.slice((shown - 1) * PAGE_LENGTH, shown * PAGE_LENGTH);
  return (
    <>
      <Tools>
        <SearchField label="Find a remote or a team" value={filter} onChange={onFilter} />
        <SearchOutcome wanted={filter.trim()} count={found.length} texts={searchTexts} />
      </Tools>
      {onPage.length > 0 && (
        <List role="list">
          {onPage.map((remote) => (
            <RemoteItem key={remote.name} remote={remote} />
          ))}
        </List>
      )}
      {pageCount > 1 && (
        <Pages aria-label="Pages of the list">
          {shown > 1 ? <Link to={{ hash: viewHash({ filter, page: shown - 1 }) }}>Previous</Link> : <span />}
          <span>
            Page {shown} of {pageCount}
          </span>
          {shown < pageCount ? <Link to={{ hash: viewHash({ filter, page: shown + 1 }) }}>Next</Link> : <span />}
        </Pages>
      )}
    </>
  );
}
