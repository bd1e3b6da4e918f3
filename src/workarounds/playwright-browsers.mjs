/**
 * @playwright/test 1.64.1: Firefox as Debian installs it is driven by a channel that Playwright has and does not document.
 *
 * Upstream: https://github.com/microsoft/playwright/pull/35611
 * Delete when the channel is documented.
 */
export const installedFirefox = { channel: "moz-firefox" };
