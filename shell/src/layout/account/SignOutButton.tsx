import type { ReactElement } from 'react';
import type { AccountService } from '@artha/shared';
import { accountTexts } from './accountTexts.ts';

/** Signs out, here and in every other tab. */
export function SignOutButton({ loadAccount }: { readonly loadAccount: () => Promise<AccountService> }): ReactElement {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        // The button goes, and the focus with it: to the menu's cross, or else to the page's heading.
        const next =
          currentTarget.closest('dialog')?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1');
        next?.focus({ preventScroll: true });
        void loadAccount().then((account) => account.signOut());
      }}
    >
      {accountTexts().signOut}
    </button>
  );
}
