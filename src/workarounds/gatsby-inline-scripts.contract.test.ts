import { dependsOn, fileOf } from "./contract";
import { isOfGatsby } from "./gatsby-inline-scripts";

const has = (file: string, ...texts: string[]) =>
  texts.every((text) => fileOf("gatsby", file).includes(text));

dependsOn("gatsby", "gatsby-inline-scripts.ts", {
  "the path of the page in a script": () =>
    has("cache-dir/static-entry.js", "`/*<![CDATA[*/window.pagePath=${JSON.stringify("),
  "the digest and the list of chunks in scripts": () =>
    has(
      "dist/utils/gatsby-webpack-stats-extractor.js",
      'window.___webpackCompilationHash="${stats.hash}";',
      "window.___chunkMapping=${JSON.stringify(newChunkMapJson)};",
    ),
});

it.each([
  '/*<![CDATA[*/window.pagePath="/blog";/*]]>*/',
  'window.___webpackCompilationHash="09bcec4ecdeac02c2558";',
  '\n  window.___chunkMapping="{\\"app\\":[\\"/app-f5b1.js\\"]}";\n ',
])("a script of Gatsby's is known: %s", (script) => expect(isOfGatsby(script)).toBe(true));

it.each(["alert(1)", 'window.pagePath="/";alert(1);', "window.pagePath=alert(1);", ""])(
  "a script that runs something is not: %s",
  (script) => expect(isOfGatsby(script)).toBe(false),
);
