import { siteConfig } from '@artha/shared';
import { ErrorBox, TextLink, ToolHeading } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { exportAccount } from '../../account/newerMethods.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { deletionRequest, type AccountOwner } from '../../domain/deletionRequest.ts';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { downloadText } from './downloadText.ts';
import { SecuritySection } from './Security.styles.ts';
import { useOffersDeletion } from './useOffersDeletion.ts';

/** Exports the account's data, and deletes the account; on a site without the key for that, says whom to ask. */
export function YourDataSection({ person }: { readonly person: AccountOwner }): ReactElement {
  const texts = useAccountTexts();
  const { run, isPending, error } = useAccountAction();
  const { product, email } = siteConfig();
  const isDeletionOffered = useOffersDeletion();
  return (
    <SecuritySection aria-labelledby="your-data">
      <ToolHeading id="your-data">Your data</ToolHeading>
      <p>
        Your account holds your e-mail address, your name, how you sign in and when you last did. The tools keep nothing
        in it.
      </p>
      <Ways>
        <ActionButton
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            void run(async (service) => {
              const text = await exportAccount(service);
              downloadText(`${product.toLowerCase()}-account.json`, text, 'application/json');
            });
          }}
        >
          Download my data
        </ActionButton>
        {isDeletionOffered === false && email && (
          <TextLink alone to={deletionRequest(email, product, person)}>
            Ask us to delete my account
          </TextLink>
        )}
      </Ways>
      {isDeletionOffered && <DeleteAccount />}
      {isDeletionOffered === false && (
        <p>
          {email
            ? `Only the people who run this site can delete an account. Write to ${email} from your own address; the link fills in the e-mail.`
            : 'Only the people who run this site can delete an account, and they have given no address to write to yet.'}
        </p>
      )}
      <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
    </SecuritySection>
  );
}
