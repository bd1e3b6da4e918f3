import { articleGraph } from "./article-graph";
import { breadcrumbs, itemList } from "./lists";
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
  image: {
    childImageSharp: {
      gatsbyImageData: {
        ...{ layout: "constrained" as const, width: 1280, height: 672 },
        images: { fallback: { src: "/static/cover.jpg" } },
      },
    },
  },
  imageAlt: "A harbour.",
};

it("escapes text that would end the script element", () => {
  const text = jsonLdText(articleGraph(article, maker).slice(0, 1));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [{ headline: "A </script><b> & more" }],
  });
});

it("offers the beta, which is free and open, and no plan that is not on sale yet", () => {
  const app = softwareApplication(maker, { currency: "EUR", beta: "Open and free." });
  expect(app).toMatchObject({
    offers: [
      {
        "@type": "Offer",
        description: "Open and free.",
        price: 0,
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        url: "https://cairn.example/pricing",
      },
    ],
  });
});

it("describes an article's dates, images, publisher, and compared tools", () => {
  const compares = [{ name: "Jira", url: "https://j.example" }];
  expect(articleGraph({ ...article, compares }, maker)).toMatchObject([
    {
      "@type": "BlogPosting",
      datePublished: "2025-03-29",
      dateModified: "2026-11-15",
      timeRequired: "PT8M",
      image: {
        "@type": "ImageObject",
        url: "https://cairn.example/static/cover.jpg",
        ...{ width: "1280", height: "672", caption: "A harbour." },
      },
      publisher: { "@id": "https://cairn.example/#organization" },
    },
    { "@type": "Organization", "@id": "https://cairn.example/#organization" },
    { "@type": "ItemList" },
  ]);
  expect(articleGraph(article, maker)).toHaveLength(2);
});

it("numbers list items from one, with absolute URLs", () => {
  const items = [
    { name: "Cairn", url: "/" },
    { name: "Elsewhere", url: "https://e.example/x" },
  ];
  expect(breadcrumbs(maker, { "/blog": "Blog" }).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Cairn", item: "https://cairn.example" },
    { "@type": "ListItem", position: 2, name: "Blog", item: "https://cairn.example/blog" },
  ]);
  expect(itemList(maker.siteUrl, "All", items)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{ url: "https://cairn.example" }, { url: "https://e.example/x" }],
  });
});
