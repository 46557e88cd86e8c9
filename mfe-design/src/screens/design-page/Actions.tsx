import { Button, ButtonLink, Icon, TermLink, TextLink, type ButtonProps } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { State } from './Specimen.tsx';

const variants = [
  { variant: 'primary', label: 'Calculate Tax' },
  { variant: 'secondary', label: 'Upload another' },
  { variant: 'waitlist', label: 'Join the Waitlist' },
  { variant: 'quiet', label: 'Switch to CSV' },
] satisfies readonly { variant: ButtonProps['variant']; label: string }[];

/** Every variant of a button in every lasting state. */
export function Buttons(): ReactElement {
  return (
    <>
      {variants.map(({ variant, label }) => (
        <State key={variant} name={variant}>
          <Button variant={variant}>{label}</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Processing...
          </Button>
        </State>
      ))}
      <State name="with icon">
        <Button>
          <Icon name="download" size={18} />
          Download CSV
        </Button>
        <Button variant="secondary">
          Next
          <Icon name="arrow" size={18} />
        </Button>
      </State>
      <State name="large">
        <Button large>Upload PDF</Button>
        <Button large variant="secondary">
          Back
        </Button>
      </State>
      <State name="long">
        <Button variant="secondary">I want to upload a PDF for Conversion and Transaction Categorization</Button>
      </State>
      <State name="link">
        <ButtonLink to="/tools">See all tools</ButtonLink>
        <ButtonLink variant="secondary" to="https://example.com">
          Another site
        </ButtonLink>
      </State>
    </>
  );
}

/** Links in a text and by themselves. */
export function Links(): ReactElement {
  return (
    <>
      <State name="in a text">
        <p>
          Read <TextLink to="/privacy">our rules</TextLink>, <TextLink to="https://example.com">theirs</TextLink> and{' '}
          <TermLink term="basis-point">a term</TermLink>, or{' '}
          <TextLink to="mailto:hello@example.com">write to us</TextLink>.
        </p>
      </State>
      <State name="alone">
        <TextLink alone to="/auth/signup">
          Create an account
        </TextLink>
        <TextLink alone to="https://example.com">
          Another site
        </TextLink>
      </State>
    </>
  );
}
