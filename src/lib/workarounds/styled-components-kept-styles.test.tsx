import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import styled, { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { keepStyles } from "./styled-components-kept-styles";

const Paper = styled.div`
  color: teal;
  ${"@media print"} {
    color: black;
  }
`;
const Sheet = styled(Paper)`
  background: linen;
`;

/** The style element of styled-components' server. */
function serverStyles(): React.ReactElement | undefined {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    <StyleSheetManager sheet={sheet.instance}>
      <Sheet />
    </StyleSheetManager>,
  );
  return sheet.getStyleElement()[0];
}

const stylesOf = (head: React.ReactNode[]) =>
  renderToStaticMarkup(<Fragment>{head}</Fragment>).match(/<style.*?<\/style>/gs) ?? [];

it("moves the rules, in order, to a style element that styled-components ignores", () => {
  const [rules = ""] = stylesOf(keepStyles([serverStyles()]));
  expect(rules).toMatch(
    /^<style>\.\w+\{color:teal;\}@media print\{\.\w+\{color:black;\}\}\.\w+\{background:linen;\}<\/style>$/,
  );
});

it("leaves other elements of the head unchanged", () => {
  const others = [<meta key="a" charSet="utf-8" />, <style key="b">{"p{}"}</style>, "text", null];
  expect(keepStyles(others)).toEqual(others);
});
