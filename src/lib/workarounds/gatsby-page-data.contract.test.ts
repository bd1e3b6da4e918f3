import path from "node:path";
import { fileOf, dependsOn } from "../../../tests/fixtures/contract";
import { pageDataAddress } from "./gatsby-page-data.mjs";

const { generatePageDataPath } = jest.requireActual<{
  generatePageDataPath?: (folder: string, page: string) => string;
}>("gatsby-core-utils");

dependsOn("gatsby", "gatsby-page-data.mjs", {
  "page-data.json at the expected path": () =>
    ["/", "/blog/a", "/404.html"].every(
      (page) =>
        generatePageDataPath?.("public", page) === path.join("public", pageDataAddress(page)),
    ),
  "componentChunkName in page-data.json": () =>
    /^ +componentChunkName,$/m.test(fileOf("gatsby", "dist/utils/page-data.js")),
});
