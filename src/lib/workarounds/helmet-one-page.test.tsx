import type { ReactNode } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { renderWithHead } from "./helmet-one-page";

/** Renders a page. @returns the HTML that Gatsby would write */
function rendered(name: string) {
  const result = { body: "", head: "", lang: "" };
  const args = {
    pathname: `/${name}`,
    bodyComponent: (
      <p>
        <Helmet htmlAttributes={{ lang: name }} title={name} />
        {name}
      </p>
    ),
    replaceBodyHTMLString: (html: string) => (result.body = html),
    setHeadComponents: (parts: ReactNode[]) => (result.head += renderToStaticMarkup(parts)),
    setHtmlAttributes: ({ lang = "" }) => (result.lang = lang),
    setBodyAttributes: () => undefined,
  };
  renderWithHead(args as unknown as ReplaceRendererArgs);
  return result;
}

it("renders a page's body and head together, so that pages do not swap heads", () => {
  const [one, two] = [rendered("one"), rendered("two")];
  expect(one).toMatchObject({ body: "<p>one</p>", lang: "one" });
  expect(one.head).toContain(">one</title>");
  expect(two.head).toContain(">two</title>");
  expect(two.head).not.toContain("one");
});
