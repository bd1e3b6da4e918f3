/**
 * Interactions on the hosted pages: login, sign-up, consent, cancel.
 * `oidc-provider` sends the browser to `/interaction/:uid` and waits for one result.
 */
import { text } from "node:stream/consumers";
import { consentPage, loginPage, page, signUpPage } from "./pages.mjs";

const CANCELLED = { error: "access_denied", error_description: "The visitor left the login page" };

/**
 * @typedef {import("../lib/server.mjs").Request} Request
 * @typedef {import("../lib/server.mjs").Response} Response
 * @typedef {import("./provider.mjs").Accounts} Accounts
 */

/**
 * @param {import("oidc-provider").Provider} provider
 * @param {Accounts} accounts
 * @returns {(request: Request, response: Response, url: URL) => Promise<void>}
 */
export function createInteractions(provider, accounts) {
  return async (request, response, url) => {
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!details) {
      return sendPage(response, page("This login is over", "<p>Start again from the website.</p>"));
    }
    const { params, prompt, session } = details;
    const form = request.method === "POST" ? new URLSearchParams(await text(request)) : undefined;
    /** @param {import("oidc-provider").InteractionResults} result */
    const finish = (result) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
    if (form?.get("answer") === "cancel") return finish(CANCELLED);

    if (prompt.name === "consent") {
      const accountId = session?.accountId ?? "";
      if (!form) return sendPage(response, consentPage(accounts.find(accountId)?.name ?? ""));
      const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
      grant.addOIDCScope(String(params.scope));
      return finish({ consent: { grantId: await grant.save() } });
    }

    const isSignUp = (url.searchParams.get("screen") ?? params.screen_hint) === "signup";
    const { account, problem } = form ? (isSignUp ? signUp : logIn)(accounts, form) : {};
    if (account) return finish({ login: { accountId: account.sub } });
    sendPage(response, isSignUp ? signUpPage(problem) : loginPage(problem));
  };
}

/** @typedef {{ account?: import("./accounts.mjs").Account, problem?: string }} Outcome */

/** @param {Accounts} accounts @param {URLSearchParams} form @returns {Outcome} */
function logIn(accounts, form) {
  const account = accounts.logIn(form.get("email") ?? "", form.get("password") ?? "");
  return account ? { account } : { problem: "The address or the password is wrong." };
}

/** @param {Accounts} accounts @param {URLSearchParams} form @returns {Outcome} */
function signUp(accounts, form) {
  const email = form.get("email") ?? "";
  if (email.trim() === "") return { problem: "Enter an e-mail address." };
  const details = { name: form.get("name") ?? "", email, password: form.get("password") ?? "" };
  const account = accounts.add(details);
  return account ? { account } : { problem: "This address already has an account." };
}

/** @param {Response} response @param {string} html */
function sendPage(response, html) {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.end(html);
}
