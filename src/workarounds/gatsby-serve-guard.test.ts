import fs from "node:fs";
import { temporaryFolder } from "../../scripts/lib/fixture-folder";
import { runScript } from "../testing/run-script";

/** Stands in for Gatsby: loads its Function anew for every request, and keeps the length of what was sent. */
const gatsby = `
const http = require("node:http");
const path = require("node:path");
const file = path.resolve(".cache/functions/add.js");
const answer = (request, response) => {
  if (request.url === "/end") process.exit(7);
  delete require.cache[file];
  response.end(String(require(file)()));
};
http.createServer(answer).listen(Number(process.argv.at(-1)));
`;
const counter = `
globalThis.loads = (globalThis.loads ?? 0) + 1;
module.exports = () => globalThis.loads;
`;
const site = temporaryFolder({
  ...Object.fromEntries(
    ["serve-guard", "functions-folder"]
      .map((name) => `src/workarounds/gatsby-${name}.mjs`)
      .map((name) => [name, fs.readFileSync(name, "utf8")]),
  ),
  "node_modules/gatsby/cli.js": gatsby,
  ".cache/functions/add.js": counter,
  "public/404.html": "<h1>Not here</h1>",
});

/** What the lines say of a server that runs behind the guard. */
function ask(code: string): unknown {
  const { stdout, stderr } = site.run(
    "server.mjs",
    `const site = await script.serve();
    const get = async (path, options) => {
      const answer = await fetch(site.url + path, { redirect: "manual", ...options });
      return [answer.status, await answer.text()];
    };
    const said = await (async () => { ${code} })();
    await site.close();
    console.log(JSON.stringify(said));`,
  );
  return JSON.parse(stdout || JSON.stringify(stderr));
}

it("loads a Function once, however often it is asked for", () => {
  expect(ask(`await get("/api"); await get("/api"); return get("/api");`)).toEqual([200, "1"]);
});

it.each(["//pricing/", "//", `/${"x".repeat(6_000)}/`])(
  "has no page at %.20s, and leads nowhere",
  (path) => {
    expect(ask(`return get(${JSON.stringify(path)});`)).toEqual([404, "<h1>Not here</h1>"]);
  },
);

it("has no page behind a backslash, which browsers read as a slash", () => {
  const { stdout } = runScript(
    "src/workarounds/gatsby-serve-guard.mjs",
    String.raw`console.log(script.refusalOf({ url: "/\\elsewhere.example/", headers: {} }));`,
  );
  expect(stdout).toBe("404\n");
});

it("refuses a multipart body whatever its length, and stays up", () => {
  const upload = `
    const body = new FormData();
    body.append("email", new Blob(["x".repeat(5_000_000)]));
    return [await get("/api", { method: "POST", body }), await get("/api?q=//a")];`;
  expect(ask(upload)).toEqual([
    [415, '{"message":"the body must be JSON or a form"}'],
    [200, "1"],
  ]);
});

it("says when the server has ended, and how", () => {
  expect(ask(`await get("/end").catch(() => undefined); return site.ended;`)).toBe("status 7");
});
