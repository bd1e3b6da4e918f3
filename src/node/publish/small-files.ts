import { feedPaths, markdownPath } from "../../lib/addresses";
import { money } from "../../lib/format";
import { light } from "../../theme/palette";
import type { Site, SitePage } from "../content/pages";

/** The web app manifest. https://www.w3.org/TR/appmanifest/ */
export function manifest({ product }: Site): string {
  const icon = (src: string, sizes: string, purpose?: string) => ({
    src,
    sizes,
    type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    ...(purpose && { purpose }),
  });
  return json({
    id: "/",
    name: product.name,
    short_name: product.name,
    description: product.description,
    lang: product.language,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      icon("/icon.svg", "any"),
      icon("/icon-192.png", "192x192"),
      icon("/icon-512.png", "512x512"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
    ],
  });
}

/** The prices as JSON, with the card's line on a year's price: `$120 billed annually`. */
export function pricing({ product, plans }: Site): string {
  const { currency } = plans;
  return json({
    url: `${product.siteUrl}/pricing`,
    product: product.name,
    status: plans.soon,
    currency,
    plans: plans.plans.map((plan) => ({
      ...plan,
      // JSON leaves undefined fields out.
      billedNote: plan.billedNote?.replace("{amount}", money(plan.billedYearly, currency)),
    })),
  });
}

/**
 * The contact for security reports. https://www.rfc-editor.org/rfc/rfc9116
 * @returns undefined when nobody has confirmed the contact for a year
 */
export function securityTxt({ product, security }: Site, now: Date): string | undefined {
  const expires = new Date(`${security.confirmed}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  if (expires <= now) return undefined;
  return [
    `Contact: mailto:${product.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${security.languages.join(", ")}`,
    `Canonical: ${product.siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The guide for AI assistants: the site, and its pages as Markdown. https://llmstxt.org */
export function llmsTxt({ product, blog, changelog, plans, pages }: Site): string {
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${product.siteUrl}${markdownPath(path)}): ${description}`;
  const list = (kind: SitePage["kind"]) => pages.filter((page) => page.kind === kind).map(line);
  const feeds = Object.entries({ "/blog": blog, "/changelog": changelog }).map(
    ([path, { meta }]) =>
      `- [${meta.title}](${product.siteUrl}${feedPaths(path).json}): JSON Feed 1.1`,
  );
  return [
    `# ${product.name}`,
    `> ${product.description}`,
    "## Pages",
    list("page").join("\n"),
    `## ${blog.meta.title}`,
    list("article").join("\n"),
    `## ${changelog.meta.title}`,
    list("release").join("\n"),
    "## Data",
    [`- [${plans.meta.title}](${product.siteUrl}/pricing.json): JSON`, ...feeds].join("\n"),
    "",
  ].join("\n\n");
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
