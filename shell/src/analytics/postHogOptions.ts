import type { BeforeSendFn, PostHogConfig } from 'posthog-js/no-external';
import type { SiteConfig } from '@artha/shared/config';
import { withoutInlineStyle } from './withoutInlineStyle.ts';

/** The configuration of the site's analytics. */
export type Analytics = NonNullable<SiteConfig['analytics']>;

/**
 * The options of the PostHog client: texts and inputs are masked, and addresses are without query and hash.
 * @param isPrivate whether the page that is shown must not be recorded.
 */
export function postHogOptions(
  analytics: Analytics,
  isPrivate: boolean,
  beforeSend: BeforeSendFn,
): Partial<PostHogConfig> {
  return {
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
    disable_session_recording: isPrivate,
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
    before_send: beforeSend,
    prepare_external_dependency_stylesheet: withoutInlineStyle,
  };
}
