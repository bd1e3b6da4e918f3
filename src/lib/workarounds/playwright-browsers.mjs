/**
 * @playwright/test 1.64.1: drives Debian's Firefox by an undocumented channel of Playwright.
 *
 * Upstream: https://github.com/microsoft/playwright/pull/35611
 * Delete when the channel is documented.
 */
export const installedFirefox = { channel: "moz-firefox" };
