import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Link, useStore } from '@artha/shared';
import { Container } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import type { SiteLink } from '../siteNavigation.ts';

const sentences = {
  expired: 'Your session has ended, so you are signed out.',
  invalid: 'Your session could not be confirmed, so you are signed out.',
};

interface EndedSessionProps {
  readonly reason: keyof typeof sentences;
  readonly signIn: SiteLink | undefined;
  readonly locationStore: LocationStore;
}

const Strip = styled.div`
  padding-block: 14px;
  border-bottom: 1px solid var(--wash-line);
  background: var(--accent-wash);

  @media print {
    display: none;
  }
`;

/** Below the bar of every page: says why the session has ended, and links to signing in. */
export function EndedSession({ reason, signIn, locationStore }: EndedSessionProps): ReactElement {
  const { pathname } = useStore(locationStore);
  return (
    <Strip>
      <Container>
        <p>
          {sentences[reason]} {signIn && signIn.to !== pathname && <Link to={signIn.to}>Sign in again</Link>}
        </p>
      </Container>
    </Strip>
  );
}
