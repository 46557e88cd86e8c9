import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig, useStore } from '@artha/shared';
import { Icon, opensDialog } from '@artha/shared/design';
import type { LocationStore } from '../routing/location.ts';
import { ariaCurrent } from './ariaCurrent.ts';
import { audiences, entries } from './entries.ts';
import { Mark } from './Mark.tsx';
import { Audiences, Head, Hamburger, IconButton, Overlay, Row, Rows } from './MobileMenu.styles.ts';
import { Brand } from './TopNavigation.styles.ts';
import { useDialogHistoryEntry } from './useDialogHistoryEntry.ts';
import { WaitlistLink } from './WaitlistLink.tsx';

const MENU_ID = 'menu';
const WIDE = '(min-width: 760px)';

/** Small screens: the hamburger and the full-screen dark overlay, a native modal dialog. */
export function MobileMenu({ place }: { readonly place: LocationStore }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { product } = siteConfig();
  const here = useStore(place);
  const leave = useDialogHistoryEntry(dialog, place);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const closeWhenWide = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return (
    <>
      <Hamburger type="button" aria-label="Open menu" {...opensDialog(MENU_ID)}>
        <Icon name="menu" size={24} />
      </Hamburger>
      <Overlay ref={dialog} id={MENU_ID} aria-label="Menu">
        <Head>
          <Brand as={Link} to="/" replace aria-label={`${product}, home`} onClick={leave}>
            <Mark />
            {product}
          </Brand>
          <IconButton
            type="button"
            aria-label="Close menu"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog says where the focus goes when it opens
            autoFocus
            {...{ command: 'close', commandfor: MENU_ID }}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </IconButton>
        </Head>
        <Rows aria-label="Menu">
          <details>
            <Row as="summary">
              For Who?
              <Icon name="chevron" size={24} />
            </Row>
            <Audiences>
              {audiences.map((audience) => (
                <li key={audience.to}>
                  <Link to={audience.to} replace onClick={leave} aria-current={ariaCurrent(here, audience.to)}>
                    <b>{audience.name}</b>
                    <span>{audience.holds}</span>
                  </Link>
                </li>
              ))}
            </Audiences>
          </details>
          {entries.map(({ label, to }) => (
            <Row key={to} as={Link} to={to} replace onClick={leave} aria-current={ariaCurrent(here, to)}>
              {label}
            </Row>
          ))}
        </Rows>
        <WaitlistLink onLeave={leave} />
      </Overlay>
    </>
  );
}
