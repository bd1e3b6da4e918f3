/** The landing page's islands: one chunk, which is prefetched when idle. */
import { island } from "../../runtime/island";
import { Agents as AgentsPart } from "./agents/agents";
import { Backlog as BacklogPart } from "./backlog/backlog";
import { whileDemoChanged } from "./demo/demo-store";
import { Editors as EditorsPart } from "./editors/editors";
import { BoardScene as BoardPart } from "./hero/board-scene";
import { IssueTypes as IssueTypesPart } from "./issue-types/issue-types";
import { Labels as LabelsPart } from "./labels/labels";
import { Planning as PlanningPart } from "./planning/planning";

// A scene near the screen opens when the demo project changes.
export const BoardScene = island("home/board", BoardPart, whileDemoChanged);
export const Planning = island("home/planning", PlanningPart, whileDemoChanged);
export const Agents = island("home/agents", AgentsPart, whileDemoChanged);
export const Editors = island("home/editors", EditorsPart, whileDemoChanged);
export const Backlog = island("home/backlog", BacklogPart, whileDemoChanged);
export const Labels = island("home/labels", LabelsPart, whileDemoChanged);
export const IssueTypes = island("home/types", IssueTypesPart, whileDemoChanged);
