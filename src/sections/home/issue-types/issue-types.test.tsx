import { renderToString } from "react-dom/server";
import project from "../../../testing/content/demo-project.json";
import content from "../../../testing/content/issue-types.json";
import { IssueTypes } from "./issue-types";
import type { SceneProject } from "../scene/project";

const section = (
  <IssueTypes
    {...(content as Queries.IssueTypesFragment)}
    project={project as unknown as SceneProject}
  />
);
test("the server's HTML has both faces of all types", () => {
  const html = renderToString(section);
  for (const { type, text } of content.types) {
    expect(html).toContain(type);
    expect(html).toContain(text);
  }
  expect(html).toContain("Build the lighthouse");
});
