import type { ReactNode } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { renderPage } from "./server-head";

/** Renders a page of that name; what Gatsby would write as its HTML. */
function rendered(name: string, head = <Helmet htmlAttributes={{ lang: name }} title={name} />) {
  const result = { body: "", head: "", lang: "" };
  const args: Partial<ReplaceRendererArgs> = {
    pathname: `/${name}`,
    bodyComponent: (
      <p>
        {head}
        {name}
      </p>
    ),
    replaceBodyHTMLString: (html: string) => (result.body = html),
    setHeadComponents: (parts: ReactNode[]) => {
      result.head += renderToStaticMarkup(parts);
    },
    // Merged, as Gatsby does.
    setHtmlAttributes: ({ lang }) => {
      result.lang = lang ?? result.lang;
    },
    setBodyAttributes: () => undefined,
  };
  const html = renderPage(args as ReplaceRendererArgs);
  expect(html).toBe(result.body);
  return { ...result, again: () => onRenderBody(args as ReplaceRendererArgs), later: result };
}

it("has a page's body and head at once, so that no other page can come between", () => {
  const [one, two] = [rendered("one"), rendered("two")];
  expect(one).toMatchObject({ body: "<p>one</p>", lang: "one" });
  expect(one.head).toContain(">one</title>");
  expect(two.head).toContain(">two</title>");
  expect(two.head).not.toContain("one");
});

it("leaves nothing behind for a page without a head", () => {
  rendered("one");
  expect(rendered("bare", <></>).head).not.toContain("one");
});

it("has nothing to add when Gatsby calls the hook of the listed plugin, later", () => {
  const [one, two] = [rendered("one"), rendered("two")];
  one.again();
  two.again();
  expect(one.later).toEqual({ body: one.body, head: one.head, lang: "one" });
  expect(two.later).toEqual({ body: two.body, head: two.head, lang: "two" });
});
