import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig, siteTools, useStore } from '@artha/shared';
import type { LocationStore } from '../../routing/location.ts';
import { replay } from '../../hydration/replay.ts';
import { fill } from '@artha/shared/internal';
import { frameTexts } from '../../texts/frameTexts.ts';
import { ActionLink } from './ActionLink.tsx';
import { ariaCurrent } from './ariaCurrent.ts';
import { Logo } from '../Logo.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { siteNavigation } from '../siteNavigation.ts';
import { AccountArea, Bar, Brand, Entries, Entry, Inner, LanguageEntry } from './TopNavigation.styles.ts';

/** The fixed black bar: the mark, the entries, the account, the waitlist. */
export function TopNavigation({ locationStore }: { readonly locationStore: LocationStore }): ReactElement {
  const { product } = siteConfig();
  const texts = frameTexts();
  const { bar: entries, signIn } = siteNavigation();
  const here = useStore(locationStore);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (bar.current) replay(bar.current);
  }, []);

  return (
    <Bar ref={bar} data-region="navigation">
      <Inner>
        <Brand as={Link} to="/" aria-label={fill(texts.home, { product })}>
          <Logo />
          {product}
        </Brand>
        <Entries aria-label={texts.main}>
          {entries.map((entry) =>
            'rows' in entry ? (
              <NavigationMenu key={entry.label} menu={entry} locationStore={locationStore} />
            ) : (
              <Entry
                key={entry.to}
                as={Link}
                to={entry.to}
                data-label={entry.label}
                aria-current={ariaCurrent(here, entry.to)}
              >
                {entry.label}
              </Entry>
            ),
          )}
        </Entries>
        <LanguageLinks locationStore={locationStore} as={LanguageEntry} />
        {signIn && (
          <AccountArea data-account>
            <Entry
              as={Link}
              to={signIn.to}
              data-label={signIn.label}
              data-sign-in
              aria-current={ariaCurrent(here, signIn.to)}
            >
              {signIn.label}
            </Entry>
          </AccountArea>
        )}
        <ActionLink quiet={siteTools().some(({ path }) => path === here.pathname)} />
        <MobileMenu locationStore={locationStore} />
      </Inner>
    </Bar>
  );
}
