import type { ComponentType, ReactElement } from 'react';
import { Link, useStore, type AccountService, type Session } from '@artha/shared';
import { VisuallyHidden } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import { AccountPanel, Name, Person } from './AccountMenu.styles.ts';
import { AccountState } from './AccountState.tsx';
import { accountTexts } from './accountTexts.ts';
import type { MenuDisclosureProps } from '../header/MenuDisclosure.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import type { SiteLink } from '../siteNavigation.ts';

/** Properties of `Account`. */
export interface AccountProps {
  readonly person: Extract<Session, { kind: 'signed-in' }>['person'];
  /** The link to enter the second factor; undefined if nothing is missing. */
  readonly missingStep: SiteLink | undefined;
  /** The remotes' links for an account. */
  readonly links: readonly SiteLink[];
  readonly locationStore: LocationStore;
  readonly MenuDisclosure: ComponentType<MenuDisclosureProps>;
  readonly loadAccount: () => Promise<AccountService>;
}

/** The person who is signed in, with a menu: what remotes have for an account, and the way out. */
export function AccountMenu({
  person,
  missingStep,
  links,
  locationStore,
  MenuDisclosure,
  loadAccount,
}: AccountProps): ReactElement {
  const { pathname } = useStore(locationStore);
  const { name, email } = person;
  const texts = accountTexts();
  return (
    <MenuDisclosure
      locationStore={locationStore}
      label={
        <>
          <VisuallyHidden>{texts.account}</VisuallyHidden>
          <Name>{missingStep ? texts.finish : (name ?? email ?? texts.signedIn)}</Name>
        </>
      }
    >
      <AccountPanel>
        <AccountState email={email} missingStep={missingStep} Person={Person} />
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
