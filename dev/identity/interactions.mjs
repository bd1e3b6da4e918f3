/**
 * What a person does on the hosted pages: log in, sign up, agree, or leave.
 * `oidc-provider` sends the browser to `/interaction/:uid` and waits for one result.
 */
import { readBody } from "../lib/server.mjs";
import { consentPage, loginPage, page, signUpPage } from "./pages.mjs";

const CANCELLED = { error: "access_denied", error_description: "The visitor left the login page" };

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 * @typedef {ReturnType<typeof import("./accounts.mjs").createAccounts>} Accounts
 */

/**
 * @param {import("oidc-provider").Provider} provider
 * @param {Accounts} accounts
 * @returns {(request: Request, response: Response, url: URL) => Promise<void>}
 */
export function createInteractions(provider, accounts) {
  /** @type {(request: Request, response: Response, result: import("oidc-provider").InteractionResults) => Promise<void>} */
  const finish = (request, response, result) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });

  /** @type {(accountId: string, params: Record<string, unknown>) => Promise<string>} */
  async function grant(accountId, { client_id: clientId, scope }) {
    const granted = new provider.Grant({ accountId, clientId: String(clientId) });
    granted.addOIDCScope(String(scope));
    return granted.save();
  }

  return async (request, response, url) => {
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!details) {
      return sendPage(response, page("This login is over", "<p>Start again from the website.</p>"));
    }
    const form =
      request.method === "POST" ? new URLSearchParams(await readBody(request)) : undefined;
    if (form?.get("answer") === "cancel") return finish(request, response, CANCELLED);

    if (details.prompt.name === "consent") {
      const accountId = details.session?.accountId ?? "";
      if (form)
        return finish(request, response, {
          consent: { grantId: await grant(accountId, details.params) },
        });
      return sendPage(response, consentPage({ name: accounts.find(accountId)?.name ?? "" }));
    }

    const screen = url.searchParams.get("screen") ?? details.params.screen_hint;
    const { account, problem } = form
      ? (screen === "signup" ? signUp : logIn)(accounts, form)
      : { account: undefined, problem: undefined };
    if (account) return finish(request, response, { login: { accountId: account.sub } });
    sendPage(
      response,
      screen === "signup"
        ? signUpPage({ problem, logInUrl: "?screen=login" })
        : loginPage({ problem, signUpUrl: "?screen=signup" }),
    );
  };
}

/** @param {Accounts} accounts @param {URLSearchParams} form */
function logIn(accounts, form) {
  const account = accounts.logIn(form.get("email") ?? "", form.get("password") ?? "");
  return { account, problem: account ? undefined : "The address or the password is wrong." };
}

/** @param {Accounts} accounts @param {URLSearchParams} form */
function signUp(accounts, form) {
  const email = form.get("email") ?? "";
  if (email.trim() === "") return { account: undefined, problem: "Enter an e-mail address." };
  const details = { name: form.get("name") ?? "", email, password: form.get("password") ?? "" };
  const account = accounts.add(details);
  return { account, problem: account ? undefined : "This address has an account already." };
}

/** @param {Response} response @param {string} html */
function sendPage(response, html) {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(html);
}
