/** The edge function, called as Netlify calls it. */
import pageOrTwin, { config } from "../../../hosting/netlify/markdown";

/** The site: one page, its twin, and an address that has moved. */
beforeEach(() =>
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    const isTwin = url instanceof URL && url.pathname === "/pricing.md";
    return Promise.resolve(new Response(isTwin ? "# Pricing" : "", { status: isTwin ? 200 : 404 }));
  }),
);
const page = () =>
  Promise.resolve(new Response("<h1>", { status: 203, headers: { vary: "Accept-Encoding" } }));

async function answer(accept: string, path = "/pricing", next = page) {
  const request = new Request(`https://cairn.example${path}`, { headers: { accept } });
  const response = await pageOrTwin(request, { next });
  return [response.status, await response.text(), response.headers.get("vary")];
}

it.each([["text/markdown"], ["text/markdown, text/html;q=0.9, */*;q=0.1"]])(
  "answers %s with the twin",
  async (accept) => {
    expect(await answer(accept)).toEqual([200, "# Pricing", "Accept"]);
  },
);

it.each(["text/html, text/markdown;q=0.5", "*/*", "text/html"])(
  "answers %s with the page, and asks for no twin",
  async (accept) => {
    expect(await answer(accept)).toEqual([203, "<h1>", "Accept-Encoding, Accept"]);
    expect(fetch).not.toHaveBeenCalled();
  },
);

it("answers as usual where there is no twin", async () => {
  const moved = () => Promise.resolve(new Response(null, { status: 301 }));
  expect(await answer("text/markdown", "/old", moved)).toEqual([301, "", "Accept"]);
});

it.each([
  ["/", true],
  ["/blog/first-light", true],
  ["/pricing.md", false],
  ["/app-0a.js", false],
  ["/api/users/add", false],
])("runs for %s: %s", (path, runs) => {
  const { pattern, excludedPattern } = config;
  expect(new RegExp(pattern).test(path) && !new RegExp(excludedPattern).test(path)).toBe(runs);
});
