import { inertJson } from '@artha/core/inertJson';

/** PostHog's configuration of a project: everything that the site may use is on, so that all of it can be seen. */
export function remoteConfig(token: string) {
  return {
    token,
    supportedCompression: ['gzip', 'gzip-js'],
    hasFeatureFlags: true,
    captureDeadClicks: true,
    capturePerformance: { network_timing: true, web_vitals: true, web_vitals_allowed_metrics: null },
    autocapture_opt_out: false,
    autocaptureExceptions: true,
    analytics: { endpoint: '/i/v0/e/' },
    elementsChainAsString: true,
    errorTracking: { autocaptureExceptions: true, suppressionRules: [] },
    sessionRecording: { endpoint: '/s/', consoleLogRecordingEnabled: false, recorderVersion: 'v2' },
    heatmaps: true,
    surveys: true,
    defaultIdentifiedOnly: true,
    siteApps: [],
    toolbarParams: {},
    isAuthenticated: false,
  };
}

/** The same as the script that the client loads first. */
export function remoteConfigScript(token: string): string {
  // Escaped, so that no token can end a script.
  const text = inertJson({ config: remoteConfig(token), siteApps: [] });
  const key = inertJson(token);
  return `(window._POSTHOG_REMOTE_CONFIG = window._POSTHOG_REMOTE_CONFIG || {})[${key}] = ${text};\n`;
}
