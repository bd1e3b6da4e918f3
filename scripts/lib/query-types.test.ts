import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { areTypesCurrent, takeTypes } from "./query-types.mjs";

it("knows types of other queries", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-types-"));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const page = (query: string, code = "") => write("src/page.tsx", `graphql\`${query}\`; ${code}`);
  page("{ a }");
  write("src/gatsby-types.d.ts", "");
  expect(areTypesCurrent(folder)).toBe(false);
  takeTypes(folder, folder);
  page("{ a }", "changed();");
  expect(areTypesCurrent(folder)).toBe(true);
  page("{ a b }");
  expect(areTypesCurrent(folder)).toBe(false);
  page("{ a }");
  write("src/schema.graphql", "type B");
  expect(areTypesCurrent(folder)).toBe(false);
  fs.rmSync(folder, { recursive: true });
});
