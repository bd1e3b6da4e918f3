import fs from "node:fs";
import { json, linesOf, markdown, textsOf } from "./content";
import { articleRoute } from "./routes";

/** Fields that are labels, addresses and switches, or appear only after a visitor did something. */
const unseen = ["meta", "to", "source", "image", "imageAlt", "icon", "drawing", "logo", "tone"];
const onlyHome = ["scene", "demo", "pane", "flow", "suggestion", "views", "replay", "columns"];
const homeKeys = ["rest", "highlight", "pointsWord", "checked", "example", "release", "shippedIn"];
const home = [...unseen, ...onlyHome, ...homeKeys, "subscribe"];
const plans = [...unseen, "currency", "billedNote"];
const people = [...unseen, "handle", "linkedin", "twitter"];

const homeFiles = [
  "hero",
  "planning",
  "agents",
  "editors",
  "backlog",
  "labels",
  "issue-types",
  "comparison",
  "roadmap",
  "closing",
];

/** Everything of `content/` that a page has to hold, in short pieces. */
export function wholeText(route: string): string[] {
  if (route === "/") return homeFiles.flatMap((name) => textsOf(json(`${name}.json`), home));
  if (route === "/pricing") return textsOf(json("plans.json"), plans);
  if (route === "/contact") return textsOf(json("contact.json"), unseen);
  if (route === "/company") return company();
  if (route === "/tos") return fromMarkdown("terms/index.md", ["title", "updatedLabel"]);
  if (route === articleRoute) return article();
  if (route === "/blog") return blog();
  if (route === "/changelog") return fs.readdirSync("content/releases").flatMap(release);
  return release(route.replace("/changelog/", "").replaceAll("-", "."));
}

function fromMarkdown(file: string, fields: string[]): string[] {
  const { data, body } = markdown(file);
  return [...fields.map((field) => data[field] ?? field), ...linesOf(body)];
}

const release = (folder: string) =>
  fromMarkdown(`releases/${folder}/index.md`, ["title"]).concat(folder);

const articleFile = `articles/${articleRoute.replace("/blog/", "")}/index.md`;

function article(): string[] {
  const updates = textsOf((markdown(articleFile).data as Record<string, unknown>).updates, [
    "date",
  ]);
  return [...fromMarkdown(articleFile, ["title", "description", "category"]), ...updates];
}

function blog(): string[] {
  const { data } = markdown(articleFile);
  return ["Latest Articles", data.title ?? "", data.description ?? "", data.category ?? ""];
}

function company(): string[] {
  const team = fs.readdirSync("content/people").filter((name) => name.endsWith(".json"));
  return [
    ...textsOf(json("company.json"), unseen),
    ...team.flatMap((name) => textsOf(json(`people/${name}`), people)),
  ];
}
