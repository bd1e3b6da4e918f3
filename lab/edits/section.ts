/** Adds a section to the landing page, as docs/architecture.md says. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { writeJson } from "./json-file";

const words = {
  heading: "Guests may look on",
  text: "People outside of the team open the board and see it as it is.",
};

const component = `import { graphql } from "gatsby";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";

/** Guests of a team. */
export function Guests(props: Queries.GuestsFragment) {
  return (
    <Band>
      <Container>
        <SectionHead {...props} />
      </Container>
    </Band>
  );
}

export const fragment = graphql\`
  fragment Guests on Guests {
    heading
    text
  }
\`;
`;

const type = `
"Guests of a team."
type Guests implements Node @dontInfer {
  heading: String!
  text: String!
}
`;

/** Lines to insert after the first line that contains a text. */
const lines: [file: string, after: string, line: string][] = [
  ["src/content/schema/base.graphql", "roadmap: Roadmap!", "  guests: Guests!"],
  [
    "src/pages/index.tsx",
    "import { Comparison }",
    'import { Guests } from "../sections/home/guests/guests";',
  ],
  ["src/pages/index.tsx", "<Roadmap", "          <Guests {...content.guests} />"],
];

/** @param content the content folder of a checkout */
export function addSection(content: string): void {
  const root = path.dirname(content);
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(root, file);
    fs.writeFileSync(place, change(fs.readFileSync(place, "utf8")));
  };
  for (const [file, after, line] of lines) {
    edit(file, (text) => {
      if (!text.includes(after)) throw new Error(`${file} has no "${after}".`);
      const end = text.indexOf("\n", text.indexOf(after));
      return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
    });
  }
  edit("src/pages/index.tsx", (text) =>
    text.replace("      closing {", "      guests {\n        ...Guests\n      }\n      closing {"),
  );
  edit("src/content/schema/home.graphql", (text) => text + type);
  writeJson(path.join(content, "guests.json"), words);
  writeJson(path.join(root, "src", "testing", "content", "guests.json"), words);
  const folder = path.join(root, "src", "sections", "home", "guests");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "guests.tsx"), component);
  execFileSync(process.execPath, ["--import", "tsx", "scripts/schemas.ts"], { cwd: root });
}
