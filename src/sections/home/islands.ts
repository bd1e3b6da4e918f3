/** The landing page's islands, each with a chunk of its own. */
import { island } from "../../runtime/island";
import { whileDemoChanged } from "./demo/demo-store";

// A scene near the screen opens when the demo project changes.
export const BoardScene = island(
  "home/board",
  async () => (await import(/* webpackChunkName: "board" */ "./hero/board-scene")).BoardScene,
  whileDemoChanged,
);
export const Planning = island(
  "home/planning",
  async () => (await import(/* webpackChunkName: "planning" */ "./planning/planning")).Planning,
  whileDemoChanged,
);
export const Agents = island(
  "home/agents",
  async () => (await import(/* webpackChunkName: "agents" */ "./agents/agents")).Agents,
  whileDemoChanged,
);
export const Editors = island(
  "home/editors",
  async () => (await import(/* webpackChunkName: "editors" */ "./editors/editors")).Editors,
  whileDemoChanged,
);
export const Backlog = island(
  "home/backlog",
  async () => (await import(/* webpackChunkName: "backlog" */ "./backlog/backlog")).Backlog,
  whileDemoChanged,
);
export const Labels = island(
  "home/labels",
  async () => (await import(/* webpackChunkName: "labels" */ "./labels/labels")).Labels,
  whileDemoChanged,
);
export const IssueTypes = island(
  "home/types",
  async () =>
    (await import(/* webpackChunkName: "types" */ "./issue-types/issue-types")).IssueTypes,
  whileDemoChanged,
);
export const Finder = island(
  "home/finder",
  async () => (await import(/* webpackChunkName: "finder" */ "./comparison/finder")).Finder,
);
