import 'posthog-js/dist/exception-autocapture';
import { PostHog, type CaptureResult } from 'posthog-js/no-external';
import { bus } from '@artha/shared';
import type { SiteConfig } from '@artha/shared/config';
import { findRoute } from '@artha/shared/contract';
import { siteRegistry } from '@artha/shared/internal';
import { Attributor } from '../measurement/attribution.ts';
import type { ViewStore } from '../routing/view.ts';
import { providePostHogParts } from './postHogParts.ts';
import { removeStoredAnalytics } from './removeStoredAnalytics.ts';
import { createVitalsEvents } from './vitalsEvents.ts';
import { stripRecord } from './stripAddresses.ts';
import { withoutInlineStyle } from './withoutInlineStyle.ts';

type Analytics = NonNullable<SiteConfig['analytics']>;

/** Whether the page is excluded from analytics, because its address or content is personal. */
function isPrivate(view: ViewStore): boolean {
  const shown = view.get();
  const routes = [
    findRoute(siteRegistry(), location.pathname)?.route,
    ...(shown.kind === 'screen' ? [shown.screen.found.route] : []),
  ];
  return routes.some((route) => route?.private === true || route?.isolated === true);
}

/** Once the browser has drawn the page that comes next. */
const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/** Starts the PostHog client, after consent. */
export function startPostHog(analytics: Analytics, view: ViewStore): { stop(): Promise<void> } {
  providePostHogParts();
  const attributor = new Attributor(siteRegistry());

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
  client.init(analytics.key, {
    api_host: analytics.host,
    asset_host: analytics.assetsHost || analytics.host,
    session_idle_timeout_seconds: analytics.idleSeconds,
    request_queue_config: { flush_interval_ms: analytics.flushSeconds * 1000 },
    cookie_expiration: analytics.cookieDays,
    cross_subdomain_cookie: false,
    person_profiles: 'identified_only',
    opt_out_persistence_by_default: true,

    capture_pageview: 'history_change',
    capture_pageleave: true,
    autocapture: true,
    mask_all_text: true,
    mask_all_element_attributes: true,
    capture_heatmaps: true,
    capture_exceptions: {
      capture_unhandled_errors: true,
      capture_unhandled_rejections: true,
      capture_console_errors: false,
    },
    // The site measures Web Vitals itself, for every visitor: see `createVitalsEvents`.
    capture_performance: false,
    disable_session_recording: isPrivate(view),
    enable_recording_console_log: false,
    session_recording: {
      maskAllInputs: true,
      maskTextSelector: '*',
      blockSelector: 'iframe, object, canvas, img, input[type=file]',
      recordCrossOriginIframes: false,
      // Compressed data could not be stripped below.
      compress_events: false,
    },
    disable_conversations: true,
    disable_product_tours: true,
    disable_web_experiments: true,

    // Removes query and hash from every address, both stored and sent.
    save_campaign_params: false,
    save_referrer: false,
    disable_capture_url_hashes: true,
    mask_personal_data_properties: true,
    custom_personal_data_properties: ['code', 'state', 'token', 'token_hash', 'access_token', 'refresh_token'],
    before_send: prepare,
    prepare_external_dependency_stylesheet: withoutInlineStyle,
  });

  const followView = () => {
    if (isPrivate(view)) client.stopSessionRecording();
    else {
      afterNextFrame(() => {
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
