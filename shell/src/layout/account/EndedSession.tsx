import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Link, useStore } from '@artha/shared';
import { Container } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import { accountTexts } from './accountTexts.ts';
import type { SiteLink } from '../siteNavigation.ts';

interface EndedSessionProps {
  readonly reason: 'expired' | 'invalid';
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
  const texts = accountTexts();
  return (
    <Strip>
      <Container>
        <p>
          {texts[reason]} {signIn && signIn.to !== pathname && <Link to={signIn.to}>{texts.signInAgain}</Link>}
        </p>
      </Container>
    </Strip>
  );
}
