/**
 * A click on Log in can come before React has taken the page over, and would be lost. This script,
 * in the head of every page, remembers it; `startSession` then does what was asked for.
 */
export const earlyClickScript =
  'addEventListener("click",e=>{const b=e.target.closest("[data-login]");' +
  "if(b)window.earlyLogin=b.dataset.login})";

/** @returns the `data-login` of the button pressed before the page could react; once */
export function takeEarlyClick(): "logIn" | "signUp" | undefined {
  const early = window as Window & { earlyLogin?: string };
  const { earlyLogin } = early;
  delete early.earlyLogin;
  return earlyLogin === "logIn" || earlyLogin === "signUp" ? earlyLogin : undefined;
}
