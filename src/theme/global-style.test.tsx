import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { GlobalStyle } from "./global-style";

it("prevents iPhones from enlarging text in landscape", () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  expect(sheet.getStyleTags()).toMatch(
    /-webkit-text-size-adjust: ?100%;\s*text-size-adjust: ?100%/,
  );
});
