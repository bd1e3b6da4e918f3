import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "graphql";
import { contentSchema, schemaOf } from "./schema";

it("reports the file and line of a mistake in the schema", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "a schema "));
  fs.writeFileSync(path.join(folder, "a.graphql"), "type Content { home: Home! }\n");
  const file = path.join(folder, "b.graphql");
  fs.writeFileSync(file, "type Home {\n  title: String!\n  : Int\n}\n");
  expect(() => contentSchema([folder])).toThrow(`${file}:3: Expected Name, found ":".`);
  fs.rmSync(folder, { recursive: true });
});

it("passes only Gatsby's own directives to Gatsby", () => {
  const sdl = 'type A implements Node @childOf(types: ["B"]) @infer { b: Int @proxy(from: "c") }';
  const { gatsbySdl } = schemaOf(parse(sdl.replace("Int", "Int @computed")));
  expect(gatsbySdl.replaceAll(/\s+/g, " ")).toBe(sdl);
});
