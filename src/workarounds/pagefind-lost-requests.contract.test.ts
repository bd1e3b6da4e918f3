import { execFileSync } from "node:child_process";
import { dependsOn } from "../../tests/contract";

/** Pagefind's browser script, written by an ES module that Jest cannot import. */
const script = () =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", writeScript], {
    encoding: "utf8",
  });
const writeScript = `
import { close, createIndex } from "pagefind";
const { index } = await createIndex();
const { files } = await index.getFiles();
process.stdout.write(files.find(({ path }) => path === "pagefind.js").content);
await close();
`;

dependsOn("pagefind", "pagefind-lost-requests.ts", {
  "a request by fetch, with a URL": () =>
    script().includes("queued.resolve(await fetch(queued.input))"),
  "a failed request that is only logged": () =>
    /catch\(e\)\{console\.error\(`Failed to load the index chunk [^;]*\);\}\}/.test(script()),
});
