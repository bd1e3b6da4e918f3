/** What the end-to-end tests of the login do not see: `e2e/login.spec.ts` and `e2e/login-faults.spec.ts` log in with this stand-in. */
import { type RunningProcess, runStandIn } from "./testing/run-stand-in";
import { Visitor } from "./testing/visitor";

let idp: RunningProcess;
beforeAll(async () => {
  idp = await runStandIn("identity");
});
afterAll(() => idp.stop());

/** The address that the SDK opens. */
function authorize(extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: "cairn-website-local",
    scope: "openid profile email",
    redirect_uri: "http://localhost:9000",
    response_type: "code",
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
    ...extra,
  });
  return `${idp.url}/authorize?${query.toString()}`;
}

/** Opens the hosted page for an authorization request and submits its form. */
async function submit(form: Record<string, string>, extra: Record<string, string> = {}) {
  const visitor = new Visitor();
  const page = await visitor.open(authorize(extra));
  return visitor.open(page.url.href, { ...form, answer: "continue" });
}

test("escapes the name of a new account", async () => {
  const account = { name: "Ada <b>", email: "ada@b.example", password: "x" };
  const consent = await submit(account, { screen_hint: "signup" });
  expect(consent.html).toContain("Hello Ada &#60;b&#62;.");
});

test("reports a wrong password on the login page", async () => {
  const again = await submit({ email: "mira@cairn.example", password: "guess" });
  expect(again.html).toContain("The address or the password is wrong.");
});

test("redirects to addresses on this machine only", async () => {
  const elsewhere = "https://elsewhere.example";
  const visitor = new Visitor();
  expect((await visitor.open(authorize({ redirect_uri: elsewhere }))).status).toBe(400);
  expect((await visitor.open(`${idp.url}/v2/logout?returnTo=${elsewhere}`)).status).toBe(400);
});
