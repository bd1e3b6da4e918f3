import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../layout/layout";
import { Article } from "../sections/blog/article";
import blog from "../../content/blog.json";
import footer from "../../content/footer.json";
import navigation from "../../content/navigation.json";
import newsletter from "../../content/newsletter.json";
import product from "../../content/product.json";
import { headingAnchors } from "../../plugins/gatsby-source-typed-content";
import { image } from "../../tests/fixtures/image";

const card = {
  ...{ title: "Newsletter", description: "Text.", category: "Light", readTime: 3, image },
  ...{ date: "2025-03-29", imageAlt: "A lamp", path: "/blog/a", text: null },
  modified: "2025-03-30",
  updates: [{ date: "2025-03-30", text: "More." }],
  author: { name: "Mira", title: "Keeper", image },
};

it("article headings never get an id that the page uses", () => {
  const html = renderToStaticMarkup(
    <Layout site={{ footer, navigation, newsletter, product }} path={card.path}>
      <Article article={card} copy={blog} />
    </Layout>,
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(7);
  for (const id of ids) expect(headingAnchors()(id)).not.toBe(id);
});
