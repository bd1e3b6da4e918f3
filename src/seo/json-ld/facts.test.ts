import { articleGraph } from "./article-graph";
import { organization, website } from "./organization";
import { releaseGraph } from "./release-graph";

const siteUrl = "https://cairn.example";
const named = { name: "Cairn", description: "Plans." };
const profiles = ["https://social.example/cairn"];
/** What the other test asserts. */
const pictured = { image: { childImageSharp: null }, imageAlt: "A harbour." };
const maker = { ...named, siteUrl, email: "hello@cairn.example", profiles, language: "en" };

it("the maker and its site have the facts of the product", () => {
  const { email } = maker;
  expect(organization(maker)).toMatchObject({
    ...{ ...named, url: siteUrl, email, sameAs: profiles },
  });
  expect(website(maker)).toMatchObject({ ...named, url: siteUrl, inLanguage: "en" });
});

it("an article has its own facts", () => {
  const facts = { description: "About it.", wordCount: 2100 };
  const author = { name: "Ines", title: "Co-founder", linkedin: "https://l.example/ines" };
  const days = { date: "2025-03-29", modified: "2025-03-30" };
  const rest = { category: "Software", compares: null, readTime: 8, author, ...days };
  const article = { title: "A", path: "/blog/a", ...facts, ...rest, ...pictured };
  expect(articleGraph(article, maker)[0]).toMatchObject({
    ...{ ...facts, headline: "A", articleSection: "Software", url: `${siteUrl}/blog/a` },
    author: { "@type": "Person", name: "Ines", jobTitle: "Co-founder", url: author.linkedin },
  });
});

it("a release has its own facts", () => {
  const words = { version: "0.2.0", title: "B", summary: "C", path: "/b", date: "2025-02-05" };
  const release = { ...words, ...pictured };
  expect(releaseGraph(release, maker)[0]).toMatchObject({
    ...{ headline: "v0.2.0: B", description: "C", url: `${siteUrl}/b` },
    datePublished: "2025-02-05",
    about: { name: "Cairn", softwareVersion: "0.2.0" },
  });
});
