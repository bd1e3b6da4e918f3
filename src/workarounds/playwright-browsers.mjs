/**
 * @playwright/test 1.64.1: two things of Playwright's own, for the browsers of Debian.
 *
 * - Chromium reads only the last list of what to switch off, so ours has to hold Playwright's. Ours begins with two pages that
 *   Debian's Chromium loads behind the address field of every new window: a third of a test's time.
 * - Firefox as it is installed is driven by a channel that Playwright has and does not document.
 *
 * Upstream: https://github.com/microsoft/playwright/issues/36658 (features), https://github.com/microsoft/playwright/pull/35611 (channel)
 * Delete each when `launchOptions` takes features to switch off; when the channel is documented.
 */
export const featuresOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "BlockOriginHeaderModificationOnRedirect",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "Translate",
  "AutoDeElevate",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

export const installedFirefox = { channel: "moz-firefox" };
