import type { ReactNode } from "react";
import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { renderPage, writeHead } from "./server-head";

const page = (name: string) => (
  <p>
    <Helmet htmlAttributes={{ lang: name }} title={name} />
    {name}
  </p>
);

function start(name: string): string {
  let body = "";
  const replaceBodyHTMLString = (html: string) => (body = html);
  const args = { bodyComponent: page(name), pathname: `/${name}`, replaceBodyHTMLString };
  renderPage(args as unknown as ReplaceRendererArgs);
  return body;
}

function finish(name: string): { head: string; lang: unknown } {
  const result = { head: "", lang: undefined as unknown };
  const args = {
    pathname: `/${name}`,
    setHeadComponents: (parts: ReactNode[]) => (result.head += renderToStaticMarkup(<>{parts}</>)),
    setHtmlAttributes: ({ lang }: { lang: string }) => (result.lang = lang),
  };
  writeHead(args as unknown as RenderBodyArgs);
  return result;
}

it("gives each page its own head, although Gatsby renders two at a time", () => {
  expect(start("one")).toBe("<p>one</p>");
  expect(start("two")).toBe("<p>two</p>");
  expect(finish("one")).toEqual({ head: expect.stringContaining(">one</title>"), lang: "one" });
  expect(finish("two")).toEqual({ head: expect.stringContaining(">two</title>"), lang: "two" });
});

it("writes a head once, and none for a page that was not rendered", () => {
  start("three");
  finish("three");
  expect(finish("three")).toEqual({ head: "", lang: undefined });
});
