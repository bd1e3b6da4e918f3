import type { ReactNode } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { renderPage } from "./server-head";

/** Renders a page. @returns the HTML that Gatsby would write */
function rendered(name: string, content: ReactNode = name) {
  const result = { body: "", head: "", lang: "" };
  const args = {
    pathname: `/${name}`,
    bodyComponent: (
      <p>
        <Helmet htmlAttributes={{ lang: name }} title={name} />
        {content}
      </p>
    ),
    replaceBodyHTMLString: (html: string) => (result.body = html),
    setHeadComponents: (parts: ReactNode[]) => (result.head += renderToStaticMarkup(parts)),
    setHtmlAttributes: ({ lang = "" }) => (result.lang = lang),
    setBodyAttributes: () => undefined,
  };
  renderPage(args as unknown as ReplaceRendererArgs);
  return result;
}

it("renders a page's body and head together, so that pages do not swap heads", () => {
  const [one, two] = [rendered("one"), rendered("two")];
  expect(one).toMatchObject({ body: "<p>one</p>", lang: "one" });
  expect(one.head).toContain(">one</title>");
  expect(two.head).toContain(">two</title>");
  expect(two.head).not.toContain("one");
});

it("writes the props of islands at the end", () => {
  const island = (
    <>
      <b>word</b>
      <script type="application/json" data-props="a" />
    </>
  );
  expect(rendered("props", island).body).toBe(
    '<p><b>word</b></p><script type="application/json" data-props="a"></script>',
  );
});
