/**
 * A click on Log in can come before React has taken the page over, and would be lost. This script,
 * in the head of every page, remembers it; `startSession` then does what was asked for.
 */
export const earlyClickScript =
  'addEventListener("click",e=>{const b=e.target.closest("[data-login]");' +
  "if(b)window.earlyLogin=b.dataset.login})";

/** What the buttons ask for, as their `data-login`. */
export type LoginButton = "logIn" | "signUp";

/** @returns which button was pressed before the page could react; once */
export function takeEarlyClick(): LoginButton | undefined {
  const early = window as Window & { earlyLogin?: string };
  const { earlyLogin } = early;
  delete early.earlyLogin;
  return earlyLogin === "logIn" || earlyLogin === "signUp" ? earlyLogin : undefined;
}
