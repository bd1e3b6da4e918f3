/** The landing page's islands: one chunk, which is prefetched when idle. */
import { island } from "../../runtime/island";
import { BacklogScene as BacklogPart } from "./backlog/backlog-scene";
import { whileDemoChanged } from "./demo/demo-store";
import { BoardScene as BoardPart } from "./hero/board-scene";
import { PlanningScene as PlanningPart } from "./planning/planning-scene";

// A scene near the screen opens when the demo project changes.
export const BoardScene = island("home/board", BoardPart, whileDemoChanged);
export const PlanningScene = island("home/planning", PlanningPart, whileDemoChanged);
export const BacklogScene = island("home/backlog", BacklogPart, whileDemoChanged);
