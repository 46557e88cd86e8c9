import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig, useStore } from '@artha/shared';
import type { PlaceStore } from '../place/place.ts';
import { replay } from '../replay.ts';
import { ForWho } from './ForWho.tsx';
import { Mark } from './Mark.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Bar, Brand, Entries, Entry, Inner, Waitlist } from './TopNavigation.styles.ts';

/** The fixed black bar: the mark, the entries, the waitlist. */
export function TopNavigation({ place }: { readonly place: PlaceStore }): ReactElement {
  const { product, waitlistUrl } = siteConfig();
  const { pathname, hash } = useStore(place);
  const bar = useRef<HTMLElement>(null);
  const atContact = pathname === '/' && hash === '#contact';

  useEffect(() => {
    if (bar.current) replay(bar.current);
  }, []);

  return (
    <Bar ref={bar} data-region="navigation">
      <Inner>
        <Brand as={Link} to="/" aria-label={`${product}, home`}>
          <Mark />
          {product}
        </Brand>
        <Entries aria-label="Main">
          <ForWho place={place} />
          <Entry
            as={Link}
            to="/pricing"
            data-label="Pricing"
            aria-current={pathname === '/pricing' ? 'page' : undefined}
          >
            Pricing
          </Entry>
          <Entry as={Link} to="/#contact" data-label="Contact" aria-current={atContact ? 'location' : undefined}>
            Contact
          </Entry>
        </Entries>
        {waitlistUrl && (
          <Waitlist href={waitlistUrl} target="_blank" rel="noopener">
            Join the Waitlist
          </Waitlist>
        )}
        <MobileMenu place={place} />
      </Inner>
    </Bar>
  );
}
