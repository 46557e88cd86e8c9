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
import { downloadText } from './downloadText.ts';
import { SecuritySection } from './Security.styles.ts';

/**
 * Exports the account's data and explains how to delete the account: the service does not let people delete their own.
 */
export function YourDataSection({ person }: { readonly person: AccountOwner }): ReactElement {
  const texts = useAccountTexts();
  const { run, isPending, error } = useAccountAction();
  const { product, email } = siteConfig();
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
        {email && (
          <TextLink alone to={deletionRequest(email, product, person)}>
            Ask us to delete my account
          </TextLink>
        )}
      </Ways>
      <p>
        {email
          ? `Only the people who run this site can delete an account. Write to ${email} from your own address; the link fills in the e-mail.`
          : 'Only the people who run this site can delete an account, and they have given no address to write to yet.'}
      </p>
      <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
    </SecuritySection>
  );
}
