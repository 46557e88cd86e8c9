import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Link } from '@artha/shared';
import { Container } from '@artha/shared/design';
import type { SiteLink } from './siteNavigation.ts';

const sentences = {
  expired: 'Your session has ended, so you are signed out.',
  invalid: 'Your session could not be confirmed, so you are signed out.',
};

interface EndedSessionProps {
  readonly reason: keyof typeof sentences;
  readonly signIn: SiteLink | undefined;
}

const Strip = styled.div`
  padding-block: 14px;
  border-bottom: 1px solid var(--wash-line);
  background: var(--accent-wash);

  @media print {
    display: none;
  }
`;

/** Below the bar: why nobody is signed in any more, and the way to sign in again. */
export function EndedSession({ reason, signIn }: EndedSessionProps): ReactElement {
  return (
    <Strip>
      <Container>
        <p>
          {sentences[reason]} {signIn && <Link to={signIn.to}>Sign in again</Link>}
        </p>
      </Container>
    </Strip>
  );
}
