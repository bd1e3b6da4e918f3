import { hostRedirects, llmsTxt, pricing, securityTxt } from "./publish";

const site = "https://beacon.example";
const product = { name: "Beacon", description: "It guides.", siteUrl: site, appUrl: `${site}/app` };

it("pricing.json has the prices of the page, and only the beta is available", () => {
  const plan = { name: "Large", monthly: 8, yearly: 7, billedYearly: 84 };
  const plans = {
    ...{ currency: "EUR", beta: "Beta.", soon: "Soon" },
    plans: [{ ...plan, billedNote: "{amount} billed annually" }],
  };
  const { beta, ...rest } = JSON.parse(pricing({ product, plans } as never)) as { beta: object };
  const { appUrl: url } = product;
  expect(beta).toEqual({ text: "Beta.", price: 0, availability: "InStock", url });
  expect(rest).toEqual({
    ...{ url: `${site}/pricing`, product: "Beacon", currency: "EUR" },
    plans: [{ ...plan, billedNote: "€84 billed annually", status: "Soon" }],
  });
});

it("llms.txt says what the site can and can't answer, then lists the indexed pages", () => {
  const page = (path: string, more: object = {}) => ({
    ...{ path, kind: "page", title: `Title of ${path}`, description: `About ${path}.`, ...more },
  });
  const named = (title: string) => ({ meta: { title } });
  const text = llmsTxt({
    product,
    assistants: {
      use: "Use it for:",
      answers: ["Prices."],
      instead: "It lacks:",
      lacks: ["Data."],
    },
    ...{ blog: named("Blog"), changelog: named("Changelog"), plans: named("Pricing") },
    pages: [
      ...[page("/pricing"), page("/blog"), page("/changelog"), page("/login", { noindex: true })],
      page("/changelog/v0-2-0", { kind: "release" }),
    ],
  } as never);
  const [intro, addresses] = text.split("## Pages");
  expect(intro).toBe(
    "# Beacon\n\n> It guides.\n\nUse it for:\n\n- Prices.\n\nIt lacks:\n\n- Data.\n\n",
  );
  expect(addresses).not.toContain("/login");
  expect(addresses).toContain(
    `## Changelog\n\n- [Title of /changelog/v0-2-0](${site}/changelog/v0-2-0.md): About /ch`,
  );
  for (const file of ["/pricing.json): JSON", "/blog/rss.xml): RSS", "/changelog/rss.xml): RSS"])
    expect(addresses).toContain(`](${site}${file}`);
});

it("security.txt expires a year after the contact was confirmed", () => {
  const text = securityTxt({
    product: { ...product, email: "mail@beacon.example" },
    security: { confirmed: "2026-11-15", languages: ["en", "de"] },
  } as never);
  expect(text).toContain("Expires: 2027-11-15T00:00:00.000Z");
  expect(text).toContain("Contact: mailto:mail@beacon.example");
  expect(text).toContain("Preferred-Languages: en, de");
});

it("writes a 301 rule for each redirect", () => {
  const redirects = { redirects: [{ from: "/about", to: "/company" }] };
  expect(hostRedirects({ redirects } as never)).toBe("/about /company 301\n");
});
