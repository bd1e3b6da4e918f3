import { isValidElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { onRenderBody } from "./gatsby-ssr";
import { pluginOptionsSchema, type CspOptions } from "./options";

const good: CspOptions = {
  directives: {
    "connect-src": ["https://api.example", "localhost:1", "*.none.example"],
    "script-src": ["'wasm-unsafe-eval'", "'sha256-a+/='"],
    "img-src": ["data:"],
  },
  scripts: [
    {
      src: "https://count.example/a.js",
      data: { "website-id": "1" },
      connect: ["https://api.example"],
    },
    { src: "/js/a.js?id=1", defer: false },
  ],
  exclude: ["/admin/"],
  headers: { "/*.md": { "Content-Type": "text/markdown; charset=utf-8" } },
  pageHeaders: { "Permissions-Policy": "usb=()" },
};
const problemsOf = async (options: CspOptions) =>
  (await testPluginOptionsSchema(pluginOptionsSchema, { ...options })).errors;

test("accepts good options, and none at all", async () => {
  expect(await problemsOf(good)).toEqual([]);
  expect(await problemsOf({})).toEqual([]);
});

test.each<[CspOptions, string]>([
  [{ directives: { "conect-src": [] } }, '"directives.conect-src" is not allowed'],
  [
    { directives: { "img-src": ["https: data:"] } },
    '"directives.img-src[0]" is "https: data:", but must be a single source',
  ],
  [
    { directives: { "img-src": ["self"] } },
    "\"directives.img-src[0]\": write 'self' with its quotes",
  ],
  [
    { directives: { "script-src": ["sha256-a+/="] } },
    "\"directives.script-src[0]\": write 'sha256-a+/=' with its quotes",
  ],
  [{ directives: { "script-src": ["'unsafe-inline'"] } }, "name the hash of yours instead"],
  [{ directives: { "img-src": ["data"] } }, '"directives.img-src[0]": write data: with its colon'],
  ...["a.js", "//a.example/a.js", "https://a.example"].map((src): [CspOptions, string] => [
    { scripts: [{ src }] },
    `"scripts[0].src" is "${src}", but must be a full URL, such as https://plausible.io/js/script.js`,
  ]),
  [
    { scripts: [{ src: "https://a.example/a.js", data: { "data-id": "1" } }] },
    '"scripts[0].data.data-id" is not allowed',
  ],
  [{ exclude: ["admin/"] }, "but must be a path prefix"],
  [{ headers: { "*.md": {} } }, '"headers.*.md" is not allowed'],
  [{ pageHeaders: { A: "b\nC: d" } }, `but must be a header's value, in one line`],
])("refuses %j: %s", async (options, problem) => {
  expect(await problemsOf(options)).toContainEqual(expect.stringContaining(problem));
});

test("adds scripts to the pages of a build, and not in gatsby develop", () => {
  const rendered = (env: string): string => {
    const elements: ReactElement[] = [];
    const setHeadComponents = (all: unknown[]) => elements.push(...all.filter(isValidElement));
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: env });
    onRenderBody?.({ setHeadComponents } as never, good as never);
    return elements.map((element) => renderToStaticMarkup(element)).join("");
  };
  expect(rendered("development")).toBe("");
  expect(rendered("production")).toBe(
    '<script defer="" data-website-id="1" src="https://count.example/a.js"></script><script src="/js/a.js?id=1"></script>',
  );
});
