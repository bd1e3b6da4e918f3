/** The landing page's islands; each large section has a chunk of its own. */
import { island } from "../../runtime/islands";
import { Closing as ClosingPart } from "./closing/closing";
import { whileDemoChanged } from "./demo/demo-store";

/** A scene near the screen hydrates when the demo project changes. */
const scene = (name: string) => ({ name: `home/${name}`, near: whileDemoChanged });

export const BoardScene = island(
  async () => (await import(/* webpackChunkName: "board" */ "./hero/board-scene")).BoardScene,
  scene("board"),
);
export const Planning = island(
  async () => (await import(/* webpackChunkName: "planning" */ "./planning/planning")).Planning,
  scene("planning"),
);
export const Agents = island(
  async () => (await import(/* webpackChunkName: "agents" */ "./agents/agents")).Agents,
  scene("agents"),
);
export const Editors = island(
  async () => (await import(/* webpackChunkName: "editors" */ "./editors/editors")).Editors,
  scene("editors"),
);
export const Backlog = island(
  async () => (await import(/* webpackChunkName: "backlog" */ "./backlog/backlog")).Backlog,
  scene("backlog"),
);
export const Labels = island(
  async () => (await import(/* webpackChunkName: "labels" */ "./labels/labels")).Labels,
  scene("labels"),
);
export const IssueTypes = island(
  async () =>
    (await import(/* webpackChunkName: "types" */ "./issue-types/issue-types")).IssueTypes,
  scene("types"),
);
export const Finder = island(
  async () => (await import(/* webpackChunkName: "finder" */ "./comparison/finder")).Finder,
  { name: "home/finder" },
);
export const Roadmap = island(
  async () => (await import(/* webpackChunkName: "roadmap" */ "./roadmap/roadmap")).Roadmap,
  { name: "home/roadmap" },
);
export const Closing = island(() => ClosingPart, { name: "home/closing" });
