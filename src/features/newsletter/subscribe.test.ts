import { subscribe } from "./subscribe";

const email = "visitor@b.example";
let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
let log: jest.SpyInstance;

beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 201 }));
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  delete process.env.GATSBY_API_HOST;
  delete process.env.GATSBY_API_SECRET;
});

/** The only call of `fetch`: address, headers and body. */
function call() {
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, { headers, body, method } = {}] = fetched.mock.calls[0] ?? [];
  return { url, method, headers, body };
}

test("posts to the relay of this site, without any secret", async () => {
  process.env.GATSBY_API_SECRET = "public";
  expect(await subscribe({ email, honeypot: "" })).toBe(true);
  expect(call()).toEqual({
    url: "/api/users/add",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"email":"${email}"}`,
  });
});

test("leaves it to the relay to judge a filled-in hidden field", async () => {
  await subscribe({ email, honeypot: "spam" });
  expect(call().body).toBe(`{"email":"${email}","trail_note":"spam"}`);
});

test("calls the API directly, with the header, when its host is set", async () => {
  process.env.GATSBY_API_HOST = "https://api.example/";
  process.env.GATSBY_API_SECRET = "public";
  expect(await subscribe({ email, honeypot: "spam" })).toBe(true);
  expect(call()).toEqual({
    url: "https://api.example/api/users/add",
    method: "POST",
    headers: { "Content-Type": "application/json", secret: "public" },
    body: `{"email":"${email}"}`,
  });
});

test.each([200, 204, 400, 409, 429, 500, 503])("treats %i as a failure", async (status) => {
  fetched.mockResolvedValue(new Response(null, { status }));
  expect(await subscribe({ email })).toBe(false);
  expect(log).toHaveBeenCalledWith(`Newsletter: the answer was ${status}, not 201`);
});

test("treats an error as a failure, and logs it without the address", async () => {
  fetched.mockRejectedValue(new TypeError(`could not send ${email}`));
  expect(await subscribe({ email })).toBe(false);
  expect(log).toHaveBeenCalledWith("Newsletter: no answer (TypeError)");
});

test("waits 10 s at most", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  await subscribe({ email });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});
