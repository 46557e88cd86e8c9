import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig, useStore } from '@artha/shared';
import { Icon, opensDialog } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import { ActionLink } from './ActionLink.tsx';
import { ariaCurrent } from './ariaCurrent.ts';
import { Logo } from '../Logo.tsx';
import { Head, Hamburger, IconButton, MenuRows, Overlay, Row, Rows } from './MobileMenu.styles.ts';
import { siteNavigation } from '../siteNavigation.ts';
import { Brand } from './TopNavigation.styles.ts';
import { useDialogHistoryEntry } from './useDialogHistoryEntry.ts';

const MENU_ID = 'menu';
const WIDE = '(min-width: 760px)';

/** Small screens: the hamburger and the full-screen dark overlay, a native modal dialog. */
export function MobileMenu({ locationStore }: { readonly locationStore: LocationStore }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { product } = siteConfig();
  const { bar, signIn } = siteNavigation();
  const here = useStore(locationStore);
  const leave = useDialogHistoryEntry(dialog, locationStore);

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
            <Logo />
            {product}
          </Brand>
          <IconButton
            type="button"
            aria-label="Close menu"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog says where the focus goes when it opens
            autoFocus
            {...{ command: 'close', commandfor: MENU_ID }}
            onClick={() => {
              // A command closes it by itself, and of a dialog that is closed already the browser would say so in the console.
              if (!('command' in HTMLButtonElement.prototype)) dialog.current?.close();
            }}
          >
            <Icon name="close" size={24} />
          </IconButton>
        </Head>
        <Rows aria-label="Menu">
          {bar.map((entry) =>
            'rows' in entry ? (
              <details key={entry.label}>
                <Row as="summary">
                  {entry.label}
                  <Icon name="chevron" size={24} />
                </Row>
                <MenuRows>
                  {[...entry.rows, ...(entry.index ? [{ ...entry.index, description: '' }] : [])].map((row) => (
                    <li key={row.to}>
                      <Link to={row.to} replace onClick={leave} aria-current={ariaCurrent(here, row.to)}>
                        <b>{row.label}</b>
                        {row.description && <span>{row.description}</span>}
                      </Link>
                    </li>
                  ))}
                </MenuRows>
              </details>
            ) : (
              <Row
                key={entry.to}
                as={Link}
                to={entry.to}
                replace
                onClick={leave}
                aria-current={ariaCurrent(here, entry.to)}
              >
                {entry.label}
              </Row>
            ),
          )}
          {signIn && (
            <div data-account>
              <Row
                as={Link}
                to={signIn.to}
                replace
                onClick={leave}
                data-sign-in
                aria-current={ariaCurrent(here, signIn.to)}
              >
                {signIn.label}
              </Row>
            </div>
          )}
        </Rows>
        <ActionLink onLeave={leave} />
      </Overlay>
    </>
  );
}
