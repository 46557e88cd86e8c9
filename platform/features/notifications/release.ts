import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import type { Teller } from './release/openTeller.ts';
import { serveEvents } from './release/serveEvents.ts';
import { tellNextShell } from './release/tellNextShell.ts';

/** How often it looks whether the policy announces a shell. */
const LOOK_MS = 5 * 60 * 1000;

/**
 * The release service's half: it tells teams what happens to their remotes.
 * @param teller closed with the service; undefined to tell no one.
 */
export const notifications = (teller: Teller | undefined): ReleaseFeature => ({
  name: 'notifications',
  serve: (app, { context, log }) => {
    serveEvents(app, { context, teller });
    if (!teller) return;
    const look = () =>
      tellNextShell(context(), teller).catch((error: unknown) => {
        log({ level: 'error', message: 'Teams could not be told of the next shell.', error });
      });
    let looking: NodeJS.Timeout | undefined;
    app.addHook('onListen', (listened) => {
      void look();
      looking = setInterval(() => void look(), LOOK_MS);
      looking.unref();
      listened();
    });
    app.addHook('onClose', async () => {
      clearInterval(looking);
      await teller.close();
    });
  },
  ...(teller && { announce: (event) => teller.announce(event) }),
});
