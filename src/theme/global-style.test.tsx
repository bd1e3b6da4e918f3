import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { GlobalStyle } from "./global-style";

it("text keeps its size in landscape, also on iPhones, which know only the prefixed property", () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  expect(sheet.getStyleTags()).toMatch(
    /-webkit-text-size-adjust: ?100%;\s*text-size-adjust: ?100%/,
  );
});
