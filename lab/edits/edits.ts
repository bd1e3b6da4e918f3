/**
 * What authors and owners do to `content/`, one small function each. The edits work on whatever content is there: they copy
 * what stands beside, and know no words of today.
 */
import path from "node:path";
import { readJson, writeJson } from "../lib/content-files";
import { entryEdits } from "./entries";
import { addSection } from "./section";

// Content that the schema describes: an edit knows what it needs of it.
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return, @typescript-eslint/restrict-plus-operands */
type Fields = Record<string, any>;

export interface ContentEdit {
  name: string;
  /** What an author would say of it. */
  does: string;
  /** Whether it changes facts that the specification fixes. */
  changesSpecified?: true;
  /** Whether it needs the checkout around the content folder. */
  addsCode?: true;
  /** @param content the content folder */
  apply: (content: string) => void | Promise<void>;
}

const POINT = { title: "One point more", text: "It says something that nobody had thought of." };
/** Of another tool. @param isQuestion whether its row asks */
const claim = (isQuestion?: boolean) => ({
  text: "Yes, on every plan",
  ...(isQuestion && { answer: "yes" }),
  source: { label: "Example", url: "https://tool.example/pricing" },
  read: "2026-11",
});
/** Adds an entry that is like the last one, save for `differences`. */
const addLike = (list: Fields[], differences: Fields) =>
  void list.push({ ...list.at(-1), ...differences });

const addPoint = ({ points }: Fields) => addLike(points, POINT);

/** An edit of one JSON file below the content folder. @param change in place */
const inFile =
  (file: string, change: (fields: Fields) => void): ContentEdit["apply"] =>
  (content) => {
    const fields = readJson(path.join(content, file)) as Fields;
    change(fields);
    writeJson(path.join(content, file), fields);
  };

export const contentEdits: ContentEdit[] = [
  ...entryEdits,
  {
    name: "plan",
    does: "a third plan, dearer than the others",
    apply: inFile("plans.json", ({ plans }) => {
      const yearly = 20 + plans.at(-1).yearly;
      const prices = { monthly: yearly + 5, yearly, billedYearly: 12 * yearly };
      addLike(plans, { name: "Enterprise Project", text: "For many teams at once.", ...prices });
    }),
  },
  {
    name: "section",
    does: "a ninth section of the landing page, as docs/architecture.md says",
    addsCode: true,
    apply: addSection,
  },
  {
    name: "prices",
    does: "other prices, in plans.json only",
    changesSpecified: true,
    apply: inFile("plans.json", ({ plans }) => {
      for (const plan of plans) {
        if (plan.monthly === 0) continue;
        const yearly = plan.yearly + 131;
        Object.assign(plan, { monthly: yearly + 18, yearly, billedYearly: 12 * yearly });
      }
    }),
  },
  {
    name: "product",
    does: "another name, hosts and e-mail of the product, in product.json only",
    changesSpecified: true,
    apply: inFile("product.json", (product) => {
      Object.assign(product, {
        name: "Tarn",
        siteUrl: "https://www.tarn.example",
        appUrl: "https://go.tarn.example",
        email: "people@tarn.example",
        chatUrl: "https://chat.tarn.example/join",
      });
    }),
  },
  {
    name: "headline",
    does: "another headline on the landing page, of three lines",
    changesSpecified: true,
    apply: inFile("hero.json", (hero) => {
      hero.headline = ["Know the way.", "Walk it together.", "Leave a mark."];
    }),
  },
  {
    name: "roadmap-group",
    does: "a group more in the roadmap, with an item",
    apply: inFile("roadmap.json", ({ stages }) => {
      const icon = stages[0].items[0].icon;
      const items = [{ icon, text: "Guests who may look and not touch" }];
      stages.push({ ...stages.at(-1), name: "Some day", tag: "Not before 2028", items });
    }),
  },
  {
    name: "points",
    does: "a feature point more for the backlog and one for the labels",
    apply: async (content) => {
      await inFile("backlog.json", addPoint)(content);
      await inFile("labels.json", addPoint)(content);
    },
  },
  {
    name: "footer-link",
    does: "a link more in the footer",
    apply: inFile("footer.json", ({ columns }) => {
      columns[0].links.push({ text: "Status", to: "https://status.cairn.example" });
    }),
  },
  {
    name: "comparison-more",
    does: "a row and a tool more in the comparison",
    apply: inFile("comparison.json", ({ tools, rows }) => {
      tools.push("Waymark");
      // What rules read of the last tool's cell they can read of the new one's.
      for (const { cells, isQuestion } of rows) {
        const { madeFor, charge } = cells.at(-1);
        const fields = { ...(madeFor && { madeFor }), ...(charge && { charge }) };
        cells.push({ ...claim(isQuestion), ...fields });
      }
      const [own, ...others] = tools;
      const cells = [{ text: `Yes, in ${own}`, answer: "yes" }, ...others.map(() => claim(true))];
      rows.push({ aspect: "Works without a mouse", isQuestion: true, cells });
    }),
  },
  {
    name: "comparison-fewer",
    does: "a row and a tool fewer in the comparison",
    apply: inFile("comparison.json", ({ tools, rows, rules }) => {
      // The second: the first tool is ours.
      tools.splice(1, 1);
      for (const { cells } of rows) cells.splice(1, 1);
      // One that no rule asks.
      const asked = new Set(
        rules.flatMap((rule: Fields) => rule.anyOf).map((need: Fields) => need.row),
      );
      rows.splice(
        rows.findLastIndex((row: Fields) => !asked.has(row.aspect)),
        1,
      );
    }),
  },
  {
    name: "demo-issues",
    does: "three issues more in the demo project, in three columns",
    apply: inFile("demo-project.json", ({ columns, issues }) => {
      const highest = Math.max(...issues.map(({ key }: Fields) => Number(key.replace(/\D/g, ""))));
      ["Story", "Task", "Bug"].forEach((type, index) => {
        const key = `CRN-${highest + 1 + index}`;
        const title = `Let people choose the colour of a trail, part ${index + 1}`;
        addLike(issues, { key, title, type, status: columns[index % columns.length] });
      });
    }),
  },
];
