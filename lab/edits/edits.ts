/** Edits that authors make in `content/`. They copy existing entries, so that they work with any content. */
import fs from "node:fs";
import path from "node:path";
import { createEntry, publishDrafts } from "./entries";

// The schema describes the files; an edit knows the fields that it needs.
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/restrict-plus-operands */

/** Changes a content folder. */
type Edit = (content: string) => void;

type Fields = Record<string, any>;

/** An edit of one file below the content folder. @param change in place */
const inFile =
  (file: string, change: (fields: Fields) => void): Edit =>
  (content) => {
    const target = path.join(content, file);
    const fields = JSON.parse(fs.readFileSync(target, "utf8")) as Fields;
    change(fields);
    fs.writeFileSync(target, `${JSON.stringify(fields, null, 2)}\n`);
  };

/** An image, and a line of code wider than any phone. */
const LONG = `
![A cairn on a map.](./cover.png "The cairn on a Monday")

\`\`\`sh
cairn issue create ${"--label accessibility ".repeat(6)}
\`\`\`
`;

const POINT = { title: "One point more", text: "It says something that nobody had thought of." };
/** A cell of another tool's column. */
const claim = (isQuestion?: boolean) => ({
  text: "Yes, on every plan",
  ...(isQuestion && { answer: "yes" }),
  source: { label: "Example", url: "https://tool.example/pricing" },
  read: "2026-11",
});
/** Adds a copy of the last entry with some differences. */
const addLike = (list: Fields[], differences: Fields) =>
  void list.push({ ...list.at(-1), ...differences });

const addPoint = ({ points }: Fields) => addLike(points, POINT);

export const edits: Record<string, Edit> = {
  release: (content) => createEntry(content, "release", "99.0.0"),
  article: (content) => createEntry(content, "article", "An article that a test creates", LONG),
  person: (content) => createEntry(content, "person", "Jun Park"),
  drafts: publishDrafts,
  plan: inFile("plans.json", ({ plans }) => {
    const yearly = 20 + plans.at(-1).yearly;
    const prices = { monthly: yearly + 5, yearly };
    addLike(plans, { name: "Enterprise Project", text: "For many teams at once.", ...prices });
  }),
  prices: inFile("plans.json", ({ plans }) => {
    for (const plan of plans) {
      if (plan.monthly === 0) continue;
      const yearly = plan.yearly + 131;
      Object.assign(plan, { monthly: yearly + 18, yearly });
    }
  }),
  product: inFile("product.json", (product) => {
    Object.assign(product, {
      name: "Tarn",
      siteUrl: "https://www.tarn.example",
      appUrl: "https://go.tarn.example",
      email: "people@tarn.example",
      chatUrl: "https://chat.tarn.example/join",
    });
  }),
  headline: inFile("hero.json", (hero) => {
    hero.headline = ["Know the way.", "Walk it together.", "Leave a mark."];
  }),
  "roadmap-group": inFile("roadmap.json", ({ stages }) => {
    const icon = stages[0].items[0].icon;
    const items = [{ icon, text: "Guests who may look and not touch" }];
    stages.push({ ...stages.at(-1), name: "Some day", tag: "Not before 2028", items });
  }),
  points: (content) => {
    for (const file of ["backlog.json", "labels.json"]) inFile(file, addPoint)(content);
  },
  "footer-link": inFile("footer.json", ({ columns }) => {
    columns[0].links.push({ text: "Status", to: "https://status.cairn.example" });
  }),
  "comparison-more": inFile("comparison.json", ({ tools, rows }) => {
    tools.push("Waymark");
    for (const { cells } of rows)
      cells.push(claim(cells.some(({ answer }: Fields) => answer === "yes")));
    const [own, ...others] = tools;
    const cells = [{ text: `Yes, in ${own}`, answer: "yes" }, ...others.map(() => claim(true))];
    rows.push({ aspect: "Works without a mouse", cells });
  }),
  "comparison-fewer": inFile("comparison.json", ({ tools, rows }) => {
    // The first tool is ours.
    tools.splice(1, 1);
    for (const { cells } of rows) cells.splice(1, 1);
    rows.pop();
  }),
  "demo-issues": inFile("demo-project.json", ({ columns, issues }) => {
    const highest = Math.max(...issues.map(({ key }: Fields) => Number(key.replace(/\D/g, ""))));
    ["Story", "Task", "Bug"].forEach((type, index) => {
      const key = `CRN-${highest + 1 + index}`;
      const title = `Let people choose the width of a trail, part ${index + 1}`;
      addLike(issues, { key, title, type, status: columns[index % columns.length] });
    });
  }),
};
