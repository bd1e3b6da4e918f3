import {
  articleGraph,
  itemList,
  organization,
  releaseGraph,
  softwareApplication,
  website,
} from "./json-ld";
import { breadcrumbs, jsonLdText } from "./seo";

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

it("offers the free beta only", () => {
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

it("describes an article, its publisher and the products it compares", () => {
  const compares = [{ name: "Jira", url: "https://j.example" }];
  expect(articleGraph({ ...article, compares }, maker)).toMatchObject([
    {
      "@type": "BlogPosting",
      headline: article.title,
      description: "About it.",
      url: "https://cairn.example/blog/a",
      articleSection: "Software",
      wordCount: 2100,
      author: {
        "@type": "Person",
        name: "Ines",
        jobTitle: "Co-founder",
        url: "https://l.example/ines",
      },
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

it("numbers list items from 1 and makes URLs absolute", () => {
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

it("describes the product's maker and site", () => {
  const { name, siteUrl: url, description, email, profiles: sameAs, language } = maker;
  expect(organization(maker)).toMatchObject({ name, url, description, email, sameAs });
  expect(website(maker)).toMatchObject({ name, url, description, inLanguage: language });
});

it("describes a release", () => {
  const { image, imageAlt } = article;
  const notes = { version: "0.2.0", title: "B", summary: "C", path: "/b", date: "2025-02-05" };
  expect(releaseGraph({ ...notes, image, imageAlt }, maker)[0]).toMatchObject({
    ...{ headline: "v0.2.0: B", description: "C", url: "https://cairn.example/b" },
    datePublished: "2025-02-05",
    about: { name: "Cairn", softwareVersion: "0.2.0" },
  });
});
