import { createHash } from "node:crypto";
import { type RunningProcess, runStandIn } from "./testing/run-stand-in";
import { Visitor } from "./testing/visitor";

const SITE = "http://localhost:9000";
const VERIFIER = "v".repeat(43);
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");
const MIRA = { email: "mira@cairn.example", password: "cairn", answer: "continue" };
const AGREED = { answer: "continue" };

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
    redirect_uri: SITE,
    response_type: "code",
    response_mode: "query",
    state: "st",
    nonce: "no",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    ...extra,
  });
  return `${idp.url}/authorize?${query.toString()}`;
}

async function logIn(visitor: Visitor) {
  const page = await visitor.open(authorize());
  const consent = await visitor.open(page.url.href, MIRA);
  return (await visitor.open(consent.url.href, AGREED)).url;
}

test("logs a person in and tells the site who it is", async () => {
  const back = await logIn(new Visitor());
  expect(back.origin).toBe(SITE);
  expect(back.searchParams.get("state")).toBe("st");

  const response = await fetch(`${idp.url}/oauth/token`, {
    method: "POST",
    headers: { origin: SITE },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "cairn-website-local",
      code_verifier: VERIFIER,
      redirect_uri: SITE,
      code: back.searchParams.get("code") ?? "",
    }),
  });
  expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
  const { id_token } = (await response.json()) as { id_token: string };
  const [, payload = ""] = id_token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { picture: string };
  expect(claims).toMatchObject({
    iss: `${idp.url}/`,
    aud: "cairn-website-local",
    nonce: "no",
    name: "Mira Okafor",
    email: "mira@cairn.example",
  });
  const picture = await fetch(claims.picture);
  expect(await picture.text()).toContain(">MO<");
});

test("a sign-up shows its own screen and ends in a login", async () => {
  const visitor = new Visitor();
  const page = await visitor.open(authorize({ screen_hint: "signup" }));
  expect(page.html).toContain("Sign up for Cairn");
  const form = { name: "Ada <b>", email: "ada@b.example", password: "x", answer: "continue" };
  const consent = await visitor.open(page.url.href, form);
  expect(consent.html).toContain("Hello Ada &#60;b&#62;.");
  const back = (await visitor.open(consent.url.href, AGREED)).url;
  expect(back.searchParams.get("code")).toBeTruthy();
});

test("stays on the page that says so when the password is wrong", async () => {
  const visitor = new Visitor();
  const page = await visitor.open(authorize());
  const again = await visitor.open(page.url.href, { ...MIRA, password: "guess" });
  expect(again.html).toContain("The address or the password is wrong.");
});

test.each(["on the login page", "on the consent page"])("a person can leave %s", async (where) => {
  const visitor = new Visitor();
  let page = await visitor.open(authorize());
  if (where === "on the consent page") page = await visitor.open(page.url.href, MIRA);
  const back = (await visitor.open(page.url.href, { answer: "cancel" })).url;
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.get("state")).toBe("st");
});

test("answers the silent check in a frame, until the person logs out", async () => {
  const visitor = new Visitor();
  const silent = () => visitor.open(authorize({ prompt: "none", response_mode: "web_message" }));
  expect((await silent()).html).toContain("login_required");

  await logIn(visitor);
  expect((await silent()).html).toMatch(/"code":"[\w-]+"/);

  const out = `${idp.url}/v2/logout?client_id=cairn-website-local&returnTo=`;
  expect((await visitor.open(out + encodeURIComponent(SITE))).url.href).toBe(`${SITE}/`);
  expect((await silent()).html).toContain("login_required");
});

test("sends nobody to another machine", async () => {
  const elsewhere = "https://elsewhere.example";
  const visitor = new Visitor();
  expect((await visitor.open(authorize({ redirect_uri: elsewhere }))).status).toBe(400);
  expect((await visitor.open(`${idp.url}/v2/logout?returnTo=${elsewhere}`)).status).toBe(400);
});
