/** The landing page's islands: one chunk, prefetched when the browser is idle. */
import { island } from "../../../plugins/gatsby-plugin-islands";
import { BacklogScene as BacklogPart } from "./backlog/backlog-scene";
import { BoardScene as BoardPart } from "./hero/board-scene";
import { PlanningScene as PlanningPart } from "./planning/planning-scene";

export const BoardScene = island("home/board", BoardPart);
export const PlanningScene = island("home/planning", PlanningPart);
export const BacklogScene = island("home/backlog", BacklogPart);
