import { articleGraph, blogPosting } from "./article-graph";
import { breadcrumbs, itemList } from "./lists";
import { organization } from "./organization";
import { softwareApplication } from "./software";
import { jsonLdText } from "./text";

const maker = {
  name: "Cairn",
  siteUrl: "https://cairn.example",
  description: "Plans.",
  email: "hello@cairn.example",
  profiles: ["https://social.example/cairn"],
  language: "en",
};
const article = {
  title: "A </script><b> & more",
  description: "About it.",
  path: "/blog/a",
  date: "2025-03-29T00:00:00.000Z",
  readTime: 8,
  wordCount: 2100,
  category: "Software",
  compares: null,
  modified: "2026-11-15",
  author: { name: "Ines", title: "Co-founder", linkedin: "https://l.example/ines" },
  cover: "/static/cover.png",
};

it("cannot be ended from inside", () => {
  const text = jsonLdText([blogPosting(article, maker.siteUrl, "en")]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [{ headline: "A </script><b> & more" }],
  });
});

it("offers the free plan once and a paid one by month and by year", () => {
  const app = softwareApplication(maker, {
    currency: "USD",
    monthly: "Monthly",
    yearly: "Yearly",
    plans: [
      { name: "Free", monthly: 0, yearly: 0, unit: null },
      { name: "Premium", monthly: 12, yearly: 10, unit: "per member/month" },
    ],
  });
  expect(app).toMatchObject({
    offers: [
      {
        name: "Free",
        price: 0,
        priceCurrency: "USD",
        availability: "https://schema.org/PreOrder",
      },
      {
        name: "Premium, Monthly",
        price: 12,
        availability: "https://schema.org/PreOrder",
        priceSpecification: { price: 12, unitText: "per member/month", billingIncrement: 1 },
      },
      {
        name: "Premium, Yearly",
        price: 10,
        priceSpecification: { price: 10, unitText: "per member/month", billingIncrement: 12 },
      },
    ],
  });
  expect(JSON.stringify(app)).not.toMatch(/"(aggregateRating|review)"/);
});

it("dates an article by its publication and its last change", () => {
  expect(blogPosting(article, maker.siteUrl, "en")).toMatchObject({
    datePublished: "2025-03-29",
    dateModified: "2026-11-15",
    timeRequired: "PT8M",
    wordCount: 2100,
    image: ["https://cairn.example/cards/blog/a.png", "https://cairn.example/static/cover.png"],
    author: { name: "Ines", url: "https://l.example/ines" },
  });
});

it("tells who publishes an article, where it stands, and what it compares", () => {
  const content = { product: maker, blog: { meta: { title: "Blog" } } };
  const types = (compares: { name: string; url: string }[] | null) =>
    articleGraph({ ...article, compares }, content).map(
      (thing) => (thing as { "@type": string })["@type"],
    );
  expect(types(null)).toEqual(["BlogPosting", "Organization", "BreadcrumbList"]);
  expect(types([{ name: "Jira", url: "https://j.example" }])).toContain("ItemList");
});

it("counts list items from one and makes their addresses absolute", () => {
  const items = [
    { name: "Cairn", url: "/" },
    { name: "Elsewhere", url: "https://e.example/x" },
  ];
  expect(breadcrumbs(maker.siteUrl, items).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Cairn", item: "https://cairn.example" },
    { "@type": "ListItem", position: 2, name: "Elsewhere", item: "https://e.example/x" },
  ]);
  expect(itemList(maker.siteUrl, "All", items)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{ url: "https://cairn.example" }, { url: "https://e.example/x" }],
  });
});

it("calls the organization by the name that others refer to", () => {
  expect(organization(maker)).toMatchObject({ "@id": "https://cairn.example/#organization" });
});
