import { temporaryFolder } from "../testing/fixture-folder";

const parent = temporaryFolder({});

it("writes one file per page, and omits files that are not served", () => {
  const pages = [
    "index.html",
    "404.html",
    "404/index.html",
    "blog/index.html",
    "blog/a/index.html",
  ];
  const others = ["blog/rss.xml", "_headers", ".well-known/security.txt", "a.js"];
  const unserved = [".built-from", "a.js.br", "a.js.gz", "_hosting/redirects.nginx"];
  for (const file of [...pages, ...others, ...unserved]) parent.write(`public/${file}`, file);
  parent.write("out/gone.html");
  const code = 'console.log(script.flatten("public", "out"));';
  const { stdout } = parent.run("static-site.mjs", code);
  expect(stdout).toBe("4\n");
  const expected = ["index.html", "404.html", "blog.html", "blog/a.html", ...others];
  expect(expected.filter((file) => !parent.has(`out/${file}`))).toEqual([]);
  const absent = ["gone.html", "404/index.html", "blog/index.html", ...unserved];
  expect(absent.filter((file) => parent.has(`out/${file}`))).toEqual([]);
});
