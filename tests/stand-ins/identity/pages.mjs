/** The hosted pages of the identity stand-in, in the brand's design. */
import { DEMO_ACCOUNT } from "./accounts.mjs";

const STYLE = `
  :root { color-scheme: light dark; --paper: #faf8f4; --surface: #fff; --ink: #1b1d1f;
    --muted: #575b61; --accent: #b93f16; --on-accent: #fff; --danger: #b92c3a; }
  @media (prefers-color-scheme: dark) { :root { --paper: #121416; --surface: #1a1d20;
    --ink: #f2efe9; --muted: #a9aeb4; --accent: #ff8a5c; --on-accent: #1b1d1f; --danger: #ff8a92; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 400px; padding: 32px; background: var(--surface);
    border: 1px solid color-mix(in srgb, var(--ink) 12%, transparent); border-radius: 16px; }
  h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2; }
  p { margin: 0 0 24px; color: var(--muted); }
  label { display: block; margin-bottom: 16px; font-weight: 600; }
  input { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px;
    font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--muted);
    border-radius: 8px; }
  button { min-height: 44px; width: 100%; margin-top: 8px; font: inherit; font-weight: 600;
    border-radius: 999px; border: 1px solid var(--muted); background: none; color: inherit; }
  button[value="continue"] { background: var(--accent); border-color: var(--accent);
    color: var(--on-accent); }
  [role="alert"] { color: var(--danger); }
  a { color: var(--accent); }`;

/** @param {unknown} value */
const escape = (value) =>
  String(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * @param {string} title
 * @param {string} body HTML
 */
export const page = (title, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)} | Stand-in for the login</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

// "Cancel" is never the first button, so that Enter in a field does not cancel.
/** @param {string} go @param {string} stop */
const buttons = (go, stop) =>
  `<button name="answer" value="continue">${go}</button>` +
  `<button name="answer" value="cancel">${stop}</button>`;

/** @param {string | undefined} problem @param {"current-password" | "new-password"} password */
const accountForm = (problem, password, nameField = "") => `<form method="post">
  ${problem ? `<p role="alert">${escape(problem)}</p>` : ""}${nameField}
  <label>E-mail address<input name="email" autocomplete="username"></label>
  <label>Password<input name="password" type="password" autocomplete="${password}"></label>
  ${buttons("Continue", "Cancel")}</form><p></p>`;

/** @param {string} [problem] */
export const loginPage = (problem) =>
  page(
    "Log in to the website",
    `<p>A stand-in for the identity provider, on this machine only. There is one account from the
      start: <b>${DEMO_ACCOUNT.email}</b>, password <b>${DEMO_ACCOUNT.password}</b>.</p>
    ${accountForm(problem, "current-password")}
    <p>No account? <a href="?screen=signup">Sign up</a></p>`,
  );

/** @param {string} [problem] */
export const signUpPage = (problem) =>
  page(
    "Sign up for the website",
    `<p>A stand-in for the identity provider. What you enter stays on this machine and is gone when
      the stand-in stops.</p>
    ${accountForm(problem, "new-password", '<label>Name<input name="name" autocomplete="name"></label>')}
    <p>Already have an account? <a href="?screen=login">Log in</a></p>`,
  );

/** @param {string} name */
export const consentPage = (name) =>
  page(
    "Allow access",
    `<p>Hello ${escape(name)}. The website asks for your name, e-mail address and picture.</p>
    <form method="post">${buttons("Accept", "Decline")}</form>`,
  );
