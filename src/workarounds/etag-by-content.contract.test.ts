import fs from "node:fs";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { temporaryFolder } from "../testing/temporary-folder";
import { etagByContent } from "./etag-by-content";

const folder = temporaryFolder({});

/** The ETag of a file with this text; the time is always the same. */
async function etagOf(text: string) {
  folder.write("page.html", text);
  fs.utimesSync(folder.at("page.html"), 1, 1);
  const app = fastify();
  await app.register(fastifyStatic, { root: folder.at("."), serve: false });
  app.get("/", (_request, reply) => reply.sendFile("page.html", etagByContent));
  const { headers } = await app.inject("/");
  await app.close();
  return headers.etag;
}

it("@fastify/send makes the ETag from the time that onFile leaves in the stats", async () => {
  const [first, same, other] = [await etagOf("one"), await etagOf("one"), await etagOf("two")];
  expect(first).toMatch(/^W\/"3-[\da-f]{8,12}"$/);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});
