import type { ReactElement } from 'react';
import { Link, useStore, type Session } from '@artha/shared';
import { VisuallyHidden } from '@artha/shared/design';
import { AccountPanel, Name, Person } from './AccountMenu.styles.ts';
import type { SessionPartsProps } from './SessionParts.tsx';
import { SignOutButton } from './SignOutButton.tsx';

export interface AccountProps extends Omit<SessionPartsProps, 'session' | 'signIn'> {
  readonly person: Extract<Session, { kind: 'signed-in' }>['person'];
}

/** Who is signed in, with a menu: what remotes have for an account, and the way out. */
export function AccountMenu({ person, links, locationStore, MenuDisclosure, loadAccount }: AccountProps): ReactElement {
  const { pathname } = useStore(locationStore);
  const { name, email } = person;
  return (
    <MenuDisclosure
      locationStore={locationStore}
      label={
        <>
          <VisuallyHidden>Account: </VisuallyHidden>
          <Name>{name ?? email ?? 'Signed in'}</Name>
        </>
      }
    >
      <AccountPanel>
        {email !== undefined && <Person>Signed in as {email}</Person>}
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <SignOutButton loadAccount={loadAccount} />
        </li>
      </AccountPanel>
    </MenuDisclosure>
  );
}
