import 'posthog-js/dist/exception-autocapture';
import { PostHog, type CaptureResult } from 'posthog-js/no-external';
import { bus } from '@artha/shared';
import { findRoute } from '@artha/shared/contract';
import { siteRegistry } from '@artha/shared/internal';
import { afterNextPaint } from '@artha/shared/remote';
import { scriptGuard } from '../federation/scriptGuard.ts';
import { Attributor } from '../measurement/attribution.ts';
import type { ViewStore } from '../routing/view.ts';
import { postHogOptions, type Analytics } from './postHogOptions.ts';
import { providePostHogParts } from './postHogParts.ts';
import { removeStoredAnalytics } from './removeStoredAnalytics.ts';
import { createVitalsEvents } from './vitalsEvents.ts';
import { stripRecord } from './stripAddresses.ts';

/** Whether the page is excluded from analytics, because its address or content is personal. */
function isPrivate(view: ViewStore): boolean {
  const shown = view.get();
  const routes = [
    findRoute(siteRegistry(), location.pathname)?.route,
    ...(shown.kind === 'screen' ? [shown.screen.found.route] : []),
  ];
  return routes.some((route) => route?.private === true || route?.isolated === true);
}

/** Starts the PostHog client, after consent. */
export function startPostHog(analytics: Analytics, view: ViewStore): { stop(): Promise<void> } {
  providePostHogParts();
  const attributor = new Attributor(scriptGuard().releases());

  const prepare = (event: CaptureResult | null): CaptureResult | null => {
    if (!event || isPrivate(view)) return null;
    const properties = stripRecord(event.properties);
    const whose = event.event === '$exception' ? attributor.byScripts(JSON.stringify(properties)) : undefined;
    return {
      ...event,
      properties: { ...properties, ...whose },
      ...(event.$set && { $set: stripRecord(event.$set) }),
      ...(event.$set_once && { $set_once: stripRecord(event.$set_once) }),
    };
  };

  const client = new PostHog();
  client.init(analytics.key, postHogOptions(analytics, isPrivate(view), prepare));

  const followView = () => {
    if (isPrivate(view)) client.stopSessionRecording();
    else {
      // The browser has then drawn the page that comes next.
      afterNextPaint(() => {
        if (!isPrivate(view)) client.startSessionRecording();
      });
    }
  };
  const stopFollowing = view.subscribe(followView);
  const stopFailures = bus.on('measurement:recorded', ({ kind, name, remote, release }) => {
    if (kind === 'error' && name.startsWith('AR-')) client.capture('remote_failed', { code: name, remote, release });
  });
  const takeVitalsEvents = createVitalsEvents();
  const captureVitals = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const properties of takeVitalsEvents()) client.capture('$web_vitals', properties);
  };
  document.addEventListener('visibilitychange', captureVitals);

  return {
    stop: async () => {
      stopFollowing();
      stopFailures();
      document.removeEventListener('visibilitychange', captureVitals);
      // Blocks all further requests, including its queue and its final event.
      const drop = () => undefined;
      Object.assign(client, { _send_request: drop, _send_retriable_request: drop });
      client.opt_out_capturing();
      await client.shutdown();
      for (const survey of document.querySelectorAll('[class^="PostHogSurvey-"]')) survey.remove();
      removeStoredAnalytics();
    },
  };
}
