/** Edits that add an article, a release or a person with `npm run new`, and publish drafts. */
import fs from "node:fs";
import path from "node:path";
import { runNode } from "../../scripts/lib/node.mjs";
import { sampleSentences } from "../../src/node/content/samples";

const SENTENCE =
  "A test wrote this, to show that content may change while every check still passes.";

/**
 * Creates an entry and replaces its placeholders.
 * @param content the content folder of a checkout @param name title, version or name @param body more Markdown
 * @returns the file
 */
export function createEntry(content: string, kind: string, name: string, body = ""): string {
  const checkout = path.dirname(content);
  const command = ["scripts/run.mjs", "scripts/new.ts", kind, name];
  const { ok, stdout } = runNode(command, { cwd: checkout, capture: true });
  const [, written = ""] = /^Written: (\S+) and/m.exec(stdout) ?? [];
  if (!ok) throw new Error(`npm run new -- ${kind} "${name}" failed.`);
  const file = path.join(checkout, written);
  const text = fs
    .readFileSync(file, "utf8")
    .replace(/(?<=(description|summary|bio)"?: "?)TODO: [^"\n]*/g, `${SENTENCE} This is ${name}.`)
    .replace(/TODO: [^"\n]*/g, "Written by a test")
    .replaceAll("TODO", "example")
    .replace("draft: true\n", "");
  const finished = sampleSentences.reduce(
    (all, one) => all.replace(one, `A test wrote ${name}.`),
    text,
  );
  fs.writeFileSync(file, finished + body);
  return file;
}

export function publishDrafts(content: string): void {
  for (const folder of fs.readdirSync(path.join(content, "articles"))) {
    const file = path.join(content, "articles", folder, "index.md");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("draft: true\n", ""));
  }
}
