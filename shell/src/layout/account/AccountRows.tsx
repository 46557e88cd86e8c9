import type { ReactElement } from 'react';
import { Link, useStore } from '@artha/shared';
import { Icon } from '@artha/shared/design';
import type { AccountProps } from './AccountMenu.tsx';
import { AccountDetails, Person } from './AccountRows.styles.ts';
import { AccountState } from './AccountState.tsx';
import { accountTexts } from './accountTexts.ts';
import { SignOutButton } from './SignOutButton.tsx';

/** The person who is signed in, in the menu of small screens: what remotes have for an account, and the way out. */
export function AccountRows({ person, missingStep, links, locationStore, loadAccount }: AccountProps): ReactElement {
  const { pathname } = useStore(locationStore);
  const { name, email } = person;
  const texts = accountTexts();
  return (
    <AccountDetails>
      <summary>
        <span>{missingStep ? texts.finish : (name ?? email ?? texts.signedIn)}</span>
        <Icon name="chevron" size={24} />
      </summary>
      <ul>
        <AccountState email={email} missingStep={missingStep} Person={Person} />
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} replace aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <SignOutButton loadAccount={loadAccount} />
        </li>
      </ul>
    </AccountDetails>
  );
}
