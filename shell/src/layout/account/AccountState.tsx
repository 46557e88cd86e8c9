import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Link } from '@artha/shared';
import { fill } from '@artha/shared/internal';
import { accountTexts } from './accountTexts.ts';
import type { SiteLink } from '../siteNavigation.ts';

/** Properties of `AccountState`. */
export interface AccountStateProps {
  readonly email: string | undefined;
  /** The link to enter the second factor; undefined if nothing is missing. */
  readonly missingStep: SiteLink | undefined;
  /** The row that tells of a person, in the look of its menu. */
  readonly Person: ComponentType<{ readonly children: ReactNode }>;
}

/** The first rows of an account's menu: who is signed in, or what is missing until they are. */
export function AccountState({ email, missingStep, Person }: AccountStateProps): ReactElement | null {
  if (!missingStep) return email === undefined ? null : <Person>{fill(accountTexts().signedInAs, { email })}</Person>;
  return (
    <>
      <Person>{accountTexts().factorMissing}</Person>
      <li>
        <Link to={missingStep.to}>{missingStep.label}</Link>
      </li>
    </>
  );
}
