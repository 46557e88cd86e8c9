import { Container, SectionHeading } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Half the height of a section with a heading, a sentence and a row of text and button. */
const HALF_SHORT_SECTION = '12.4rem';

/**
 * A link to a `$centred` section shows it in the middle of the window: half the window above it, less half its own
 * height and the page's scroll padding of 88px. CSS cannot ask for the height, so the section declares its extra
 * height.
 */
const Band = styled.section<{ $joined?: boolean; $centred?: number }>`
  padding-block: var(--section);
  ${({ $centred }) =>
    $centred !== undefined && `scroll-margin-top: max(0px, 50vh - 88px - ${HALF_SHORT_SECTION} - ${$centred / 2}px);`}
  ${({ $joined }) => !$joined && 'border-top: 1px solid var(--line);'}

  /* The heading and the content beside it. */
  > * > :first-child {
    display: grid;
    gap: 16px 24px;

    @media (min-width: 760px) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
  > * > * + * {
    margin-top: clamp(28px, 3.4vw, 44px);
  }
`;

/** Text beside a section's heading. */
export const Aside = styled.p`
  max-width: 60ch;
  font-size: var(--lead);
  line-height: 1.55;
  color: var(--muted);
  text-wrap: balance;
`;

/** Properties of `Section`. */
export interface SectionProps {
  /** For links into the page. */
  readonly id?: string;
  readonly heading: ReactNode;
  /**
   * Links show it in the middle of the window instead of at the top; for a short section. In pixels, how much taller it
   * is than one with a heading, a sentence and a button.
   */
  readonly centred?: number;
  /** Continues the section above, without a hairline between them. */
  readonly joined?: boolean;
  /** Content at the right of the heading, over eight of the twelve columns. */
  readonly beside: ReactNode;
  /** Content below both, over all columns. */
  readonly children?: ReactNode;
}

/** A section of a page of text: a hairline above, the heading in the first four of twelve columns. */
export function Section({ id, heading, centred, joined, beside, children }: SectionProps): ReactElement {
  const headingId = useId();
  return (
    <Band
      data-late=""
      id={id}
      aria-labelledby={headingId}
      {...(joined && { $joined: true })}
      {...(centred !== undefined && { $centred: centred })}
    >
      <Container>
        <div>
          <SectionHeading id={headingId}>{heading}</SectionHeading>
          <div>{beside}</div>
        </div>
        {children && <div>{children}</div>}
      </Container>
    </Band>
  );
}
